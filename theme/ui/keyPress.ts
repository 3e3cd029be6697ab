/** The properties of a `KeyboardEvent` that are used. */
type KeyPress = Pick<
  KeyboardEvent,
  | 'key'
  | 'code'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'shiftKey'
  | 'isComposing'
  | 'repeat'
  | 'defaultPrevented'
  | 'composedPath'
>;

/** `k` is pressed with Ctrl or Cmd, `/` alone. */
export type Shortcut = 'k' | '/';

/**
 * Whether a key press is a shortcut.
 * - A key that types a character of another script than Latin, or that an input method keeps (`foreign`),
 *   counts by its place on the keyboard, except for slashes in Chinese.
 * - Ctrl/Cmd+K works everywhere, a slash only where no text is typed. A custom element, such as that of a
 *   browser extension, counts as a field; a closed dialog, which keeps the focus for a moment, doesn't.
 * - A slash can be typed with Shift, as on many keyboards.
 * - Some browsers fire key events without a key when they fill in a form.
 *
 * The first-paint script contains this function as text: it may only use its arguments, and can't have
 * functions or comments.
 */
export function isShortcut(press: KeyPress, shortcut: Shortcut): boolean {
  const { key = '', code, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (press.isComposing || press.repeat || press.defaultPrevented || altKey) return false;
  const foreign = /^(?:[^ -\u024f]|Process|Unidentified)$/.test(key);
  const mark = { '、': '/', '／': '/' }[key];
  const place = code === 'Slash' && !shiftKey ? '/' : code?.replace('Key', '');
  const meant = foreign ? (mark ?? place) : key;
  if (meant?.toLowerCase() !== shortcut) return false;
  if (shortcut === 'k') return ctrlKey !== metaKey && !shiftKey;
  const at = press.composedPath()[0];
  const isField =
    at instanceof HTMLElement &&
    !at.closest('dialog:not([open])') &&
    (at.isContentEditable || /^(?:input|select|textarea)$|-/i.test(at.tagName));
  return !isField && !ctrlKey && !metaKey;
}

/** The character that a key press types; `undefined` for other keys, shortcuts, and the space bar. */
export function typedCharacter(press: KeyPress): string | undefined {
  if (press.isComposing || press.ctrlKey || press.metaKey || press.altKey) return undefined;
  return press.key?.length === 1 && press.key !== ' ' ? press.key : undefined;
}

/**
 * Leaves a key to the input method that uses it: no listener gets the event, and Escape neither clears a
 * field nor closes a dialog. Safari ends a composition before it sends the key that ended it, with the
 * code 229. The first-paint script contains this function as text, because its listener must be the first.
 */
export function leaveToInputMethod(press: KeyboardEvent): void {
  const { key, isComposing, keyCode, ctrlKey, metaKey } = press;
  if (!isComposing && (keyCode !== 229 || key === 'Process' || ctrlKey || metaKey)) return;
  press.stopImmediatePropagation();
  if (key === 'Escape') press.preventDefault();
}
