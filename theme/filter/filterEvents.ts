const FILTER = '[data-filter]';

/**
 * Loads the filter of an overview below `root` when it gets focus, and passes it the keys that are
 * pressed in its field: Enter follows the best match.
 */
export function handleFilters(root: HTMLElement): void {
  const handle = (event: Event) => {
    const input = (event.target as Element | null)?.closest<HTMLInputElement>(FILTER);
    if (input) loadFilter(input, event);
  };
  root.addEventListener('focusin', handle);
  root.addEventListener('keydown', handle);
  // The reader can have typed before this script was loaded.
  const focused = document.activeElement?.closest<HTMLInputElement>(FILTER);
  if (focused) loadFilter(focused);
}

let isFirstPage = true;

/**
 * Puts the text that belongs to the current history entry back into the overview's filter. On the first
 * page, the reader can have typed before this script was loaded.
 */
export function restoreFilter(): void {
  const input = document.querySelector<HTMLInputElement>(FILTER);
  const typed = isFirstPage && input?.value;
  isFirstPage = false;
  const saved = window.history.state?.filter ?? '';
  if (!input || (!typed && input.value === saved)) return;
  input.value = typed || saved;
  loadFilter(input);
}

function loadFilter(input: HTMLInputElement, event?: Event): void {
  import(/* webpackChunkName: "filter" */ './openFilter').then(
    ({ openFilter }) => openFilter(input, event),
    console.error,
  );
}
