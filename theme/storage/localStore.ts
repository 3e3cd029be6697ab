/**
 * Local storage that never throws: a browser may block it, it may be full, or hold rubbish. A
 * value that can't be kept lives for the visit only, and counts more than an older one that the
 * full storage still holds.
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
    // Blocked or full: `visit` holds it until the page is left.
    visit.set(key, value);
  }
}

/** Calls back when another tab changes the key. Returns what ends it. */
export function onStoredElsewhere(key: string, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    // What the other tab did is newer than what this one couldn't keep.
    visit.delete(key);
    changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
