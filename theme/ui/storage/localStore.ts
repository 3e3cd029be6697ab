/** Local storage that never throws. If it's blocked or full, nothing is stored. */

export function readStored(key: string): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Blocked or full.
  }
}

/** Calls `changed` when another tab stores the key or clears the storage, until the document is closed. */
export function onStoredElsewhere(key: string, changed: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) changed();
  });
}
