const KEY = 'error-finder';

/** The pasted text of this tab, for when the page is reloaded; empty if storage is blocked. */
export function readSavedText(): string {
  try {
    return window.sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Without effect if storage is blocked or the text is too long for it. */
export function saveText(text: string): void {
  try {
    if (text === '') window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, text);
  } catch {
    // The text is still in the field, and browsers restore fields themselves.
  }
}
