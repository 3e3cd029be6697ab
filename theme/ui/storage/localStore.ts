/**
 * Local storage that never throws: it can be blocked, full, or hold invalid values. A value that can't
 * be stored is kept in memory, and takes precedence over an older stored one.
 */
const memory = new Map<string, string>();

export function readStored(key: string): string | undefined {
  const unsaved = memory.get(key);
  if (unsaved !== undefined) return unsaved;
  try {
    return window.localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    // Blocked or full: `memory` keeps it until the document is unloaded.
    memory.set(key, value);
  }
}

/** Subscribes to changes of the key in other tabs. Returns an unsubscribe function. */
export function onStoredElsewhere(key: string, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    // The other tab's value is newer than the one in memory.
    memory.delete(key);
    changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
