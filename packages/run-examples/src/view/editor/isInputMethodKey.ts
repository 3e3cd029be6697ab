/**
 * Whether a key selects or ends what an input method composes. Safari ends a composition before it sends
 * the key that ended it, with the code 229.
 */
export function isInputMethodKey({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
