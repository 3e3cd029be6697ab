import type { KeyPress } from '../ui/keyPress';

export type HotkeyAction = 'toggle' | 'open';

/**
 * What a key press does: Ctrl/Cmd+K toggles search everywhere, "/" opens it unless the reader is
 * typing.
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

/** The shortcut as it's labeled on a platform's keyboard. */
export function searchShortcut(platform: string): string {
  return /mac|iphone|ipad/i.test(platform) ? '⌘K' : 'Ctrl K';
}
