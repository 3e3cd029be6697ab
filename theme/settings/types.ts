/** Types on hover, in milliseconds: how long the mouse stays on code before something happens. */
export const HOVER_DELAY = 150;
/** How long the tooltip stays when the mouse leaves it. */
export const LEAVE_DELAY = 250;
/** How long a finger presses. */
export const LONG_PRESS = 400;

/** Matches code in a language that has types. */
export const TYPED_CODE = ':is([data-lang^=ts],[data-lang=js])>code';
