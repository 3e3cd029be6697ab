const OPEN_SHORTCUTS = 'open-shortcuts';

/** Opens the list of keyboard shortcuts. */
export function openShortcuts(): void {
  window.dispatchEvent(new Event(OPEN_SHORTCUTS));
}

/** Listens for `openShortcuts`. Returns a function that stops listening. */
export function onOpenShortcuts(open: () => void): () => void {
  window.addEventListener(OPEN_SHORTCUTS, open);
  return () => window.removeEventListener(OPEN_SHORTCUTS, open);
}
