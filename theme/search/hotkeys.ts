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

export type HotkeyAction = 'toggle' | 'open';

/**
 * What a key press does: Ctrl/Cmd+K toggles search everywhere, "/" opens it unless the reader is
 * typing. (Section 2.6)
 */
export function hotkeyAction(press: KeyPress, typing: boolean): HotkeyAction | undefined {
  if (press.isComposing || press.repeat || press.defaultPrevented || press.altKey) return undefined;
  const command = press.ctrlKey !== press.metaKey;
  // Some browsers fire key events without a key when they fill in a form.
  if (command && !press.shiftKey && press.key?.toLowerCase() === 'k') return 'toggle';
  // Shift is allowed: many keyboards need it for a slash.
  if (!press.ctrlKey && !press.metaKey && press.key === '/' && !typing) return 'open';
  return undefined;
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

/** The shortcut as it's labeled on a platform's keyboard. */
export function searchShortcut(platform: string): string {
  return /mac|iphone|ipad/i.test(platform) ? '⌘K' : 'Ctrl K';
}
