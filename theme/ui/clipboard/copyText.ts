/** The platform's shortcut for copying. */
export function copyShortcut(platform: string): string {
  return /mac|iphone|ipad/i.test(platform) ? '⌘C' : 'Ctrl+C';
}

/**
 * Copies text to the clipboard. If the browser refuses, a prompt shows the text for the reader to copy,
 * with `byHand` as its message. Resolves to whether the text was copied without the prompt. Rejects if
 * the text can't be loaded.
 */
export async function copyText(
  text: string | Promise<string>,
  byHand: (shortcut: string) => string,
): Promise<boolean> {
  try {
    if (typeof text === 'string' || !('ClipboardItem' in globalThis)) {
      await navigator.clipboard.writeText(await text);
    } else await copyLoadedText(text);
    return true;
  } catch {
    window.prompt(byHand(copyShortcut(navigator.platform)), await text);
    return false;
  }
}

/** Safari only allows copying during a click, so the clipboard has to wait for the text. */
async function copyLoadedText(text: Promise<string>): Promise<void> {
  const content = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }));
  // `copyText` handles the error, even if the clipboard refuses first.
  content.catch(() => {});
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': content })]);
}
