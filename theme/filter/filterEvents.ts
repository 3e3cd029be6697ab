const FILTER = '[data-filter]';

/**
 * Loads the code of an overview's filter when its input below `root` gets focus, and passes the keys
 * pressed there to that code: Enter follows the best match.
 */
export function handleFilters(root: HTMLElement): void {
  const handle = (event: Event) => {
    const input = (event.target as Element).closest<HTMLInputElement>(FILTER);
    if (input) loadFilter(input, event);
  };
  root.addEventListener('focusin', handle);
  root.addEventListener('keydown', handle);
  // The reader may have focused the input before this script was loaded.
  const focused = document.activeElement?.closest<HTMLInputElement>(FILTER);
  if (focused) loadFilter(focused);
}

let isFirstPage = true;

/**
 * Restores the filter text of the current history entry. Text that the reader typed on the first page
 * before this script was loaded stays.
 */
export function restoreFilter(): void {
  const input = document.querySelector<HTMLInputElement>(FILTER);
  const typed = isFirstPage ? input?.value : '';
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
