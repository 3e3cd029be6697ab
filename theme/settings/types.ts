/** How long in milliseconds the mouse stays on code before the type of a name is shown. */
export const HOVER_DELAY = 150;

/** The button for keyboards, which every code block has whose language has types. */
export const TYPES_BUTTON = '[data-show-types]';
