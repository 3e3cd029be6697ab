const FILTER = '[data-filter]';

/** Loads a filter of the sidebar or an overview below `root` when it gets focus; no key is lost meanwhile. */
export function handleFilters(root: HTMLElement): void {
  const handle = (target: Element, event?: Event) => {
    const input = target.closest<HTMLInputElement>(FILTER);
    if (input) open(input, event);
  };
  const handleEvent = (event: Event) => handle(event.target as Element, event);
  root.addEventListener('focusin', handleEvent);
  root.addEventListener('keydown', handleEvent);
  // The reader can have typed before this script was loaded.
  if (document.activeElement) handle(document.activeElement);
}

/** Puts the text that belongs to the current history entry back into the overview's filter. */
export function restoreFilter(): void {
  const input = document.querySelector<HTMLInputElement>(`main ${FILTER}`);
  const saved = window.history.state?.filter ?? '';
  if (!input || input.value === saved) return;
  input.value = saved;
  open(input);
}

function open(input: HTMLInputElement, event?: Event): void {
  import(/* webpackChunkName: "filter" */ './openFilter').then(
    ({ openFilter }) => openFilter(input, event),
    console.error,
  );
}
