/** The platform's shortcut for copying. */
export function copyShortcut(platform: string): string {
  return /mac|iphone|ipad/i.test(platform) ? '⌘C' : 'Ctrl+C';
}

/**
 * Copies text to the clipboard. If the browser refuses, a prompt shows the text for the reader to copy,
 * with `byHand` as its message. Resolves to whether the text was copied without the prompt.
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
