/**
 * Local storage that never throws: it can be blocked, full, or hold invalid values. A value that can't
 * be stored is kept in memory, and takes precedence over an older stored one.
 */
const visit = new Map<string, string>();

export function readStored(key: string): string | undefined {
  const unkept = visit.get(key);
  if (unkept !== undefined) return unkept;
  try {
    return window.localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    visit.delete(key);
  } catch {
    // Blocked or full: `visit` keeps it until the document is unloaded.
    visit.set(key, value);
  }
}

/** Subscribes to changes of the key in other tabs. Returns an unsubscribe function. */
export function onStoredElsewhere(key: string, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    // The other tab's value is newer than the one in memory.
    visit.delete(key);
    changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
