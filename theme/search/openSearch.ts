const OPEN_SEARCH = 'open-search';

/** Opens the search dialog with a query. */
export function openSearch(query: string): void {
  window.dispatchEvent(new CustomEvent(OPEN_SEARCH, { detail: query }));
}

/** Listens for `openSearch`. Returns a function that stops listening. */
export function onOpenSearch(open: (query: string) => void): () => void {
  const listen = (event: Event) => open((event as CustomEvent<string>).detail);
  window.addEventListener(OPEN_SEARCH, listen);
  return () => window.removeEventListener(OPEN_SEARCH, listen);
}
