/**
 * Local storage that never throws: a browser may block it, it may be full, or hold rubbish. A
 * value that can't be kept lives for the visit only.
 */
const visit = new Map<string, string>();

export function readStored(key: string): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? visit.get(key);
  } catch {
    return visit.get(key);
  }
}

export function writeStored(key: string, value: string): void {
  visit.set(key, value);
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Blocked or full: `visit` holds it until the page is left.
  }
}

/** Calls back when another tab changes the key. Returns what ends it. */
export function onStoredElsewhere(key: string, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    if (event.newValue === null) visit.delete(key);
    changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
