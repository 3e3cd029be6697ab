/** How long in milliseconds the mouse stays on code before the type of a name is shown. */
export const HOVER_DELAY = 150;

/** Selects the button that shows types by keyboard. Code blocks in a language with types have one. */
export const TYPES_BUTTON = '[data-show-types]';
