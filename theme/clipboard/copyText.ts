/** The platform's own shortcut for copying. */
export function copyShortcut(platform: string): string {
  return /mac|iphone|ipad/i.test(platform) ? '⌘C' : 'Ctrl+C';
}

/**
 * Puts text on the clipboard. Where the browser refuses, the reader is shown the text in a prompt
 * to copy by hand. Returns whether it was copied without him.
 */
export async function copyText(
  text: string,
  byHand: (shortcut: string) => string,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    window.prompt(byHand(copyShortcut(navigator.platform)), text);
    return false;
  }
}
