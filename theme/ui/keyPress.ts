/** The properties of a `KeyboardEvent` that are used. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  isComposing: boolean;
  repeat: boolean;
  defaultPrevented: boolean;
}

/** Whether a key press on an element types text. */
export function isTypingIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(?:input|select|textarea)$/i.test(target.tagName);
}

/** The character that a key press types, if it types one. */
export function typedCharacter(press: KeyPress): string | undefined {
  if (press.isComposing || press.ctrlKey || press.metaKey || press.altKey) return undefined;
  return press.key?.length === 1 && press.key !== ' ' ? press.key : undefined;
}
