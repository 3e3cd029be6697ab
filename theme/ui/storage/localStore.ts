/** Storage that never throws. If it's blocked or full, nothing is stored. */

/** The second one lasts as long as the tab. */
type StorageName = 'localStorage' | 'sessionStorage';

export function readStored(key: string, storage: StorageName = 'localStorage'): string | undefined {
  try {
    return window[storage].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeStored(
  key: string,
  value: string,
  storage: StorageName = 'localStorage',
): void {
  try {
    window[storage].setItem(key, value);
  } catch {
    // Blocked or full.
  }
}

/** A stored value; `undefined` if there's none, it isn't JSON, or it's `null`. */
export function parseJson(stored: string | null | undefined): unknown {
  try {
    return JSON.parse(stored ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Calls `changed` when another tab stores the key or clears the storage, until the document is closed. */
export function onStoredElsewhere(key: string, changed: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) changed();
  });
}
