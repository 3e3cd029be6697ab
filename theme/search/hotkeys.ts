/** What is read of a key press; a `KeyboardEvent` has it all. */
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
 * What a key press asks of the search: Ctrl/Cmd+K opens and closes it everywhere, "/" opens it
 * where nothing is being typed. (Section 2.6)
 */
export function hotkeyAction(press: KeyPress, typing: boolean): HotkeyAction | undefined {
  if (press.isComposing || press.repeat || press.defaultPrevented || press.altKey) return undefined;
  const command = press.ctrlKey !== press.metaKey;
  // Some browsers leave the key out when they fill in a form.
  if (command && !press.shiftKey && press.key?.toLowerCase() === 'k') return 'toggle';
  // Shift is let through: on many keyboards it takes part in writing a slash.
  if (!press.ctrlKey && !press.metaKey && press.key === '/' && !typing) return 'open';
  return undefined;
}

/** Whether a key press there writes something. */
export function isTypingIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(?:input|select|textarea)$/i.test(target.tagName);
}

/** The letter, digit or sign that a key press writes, if it writes one. */
export function typedCharacter(press: KeyPress): string | undefined {
  if (press.isComposing || press.ctrlKey || press.metaKey || press.altKey) return undefined;
  return press.key?.length === 1 && press.key !== ' ' ? press.key : undefined;
}

/** The shortcut as the keyboard in front of the reader names it. */
export function searchShortcut(platform: string): string {
  return /mac|iphone|ipad/i.test(platform) ? '⌘K' : 'Ctrl K';
}
