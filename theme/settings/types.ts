/** How long in milliseconds the mouse stays on code before the type of a name is shown. */
export const HOVER_DELAY = 150;

/** Matches code in a language that has types. */
export const TYPED_CODE = ':is([data-lang^=ts],[data-lang=js])>code';
