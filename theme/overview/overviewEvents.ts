const INPUT = '[data-overview] input';

/** Loads the filter of an overview below `root` when it gets focus; no key is lost meanwhile. */
export function handleOverview(root: HTMLElement): void {
  const handle = (event: Event) => {
    const input = (event.target as Element).closest<HTMLInputElement>(INPUT);
    if (input) open(input, event);
  };
  root.addEventListener('focusin', handle);
  root.addEventListener('keydown', handle);
}

/** Puts the text that belongs to the current history entry back into the filter. */
export function restoreFilter(): void {
  const input = document.querySelector<HTMLInputElement>(INPUT);
  const saved = window.history.state?.filter ?? '';
  if (!input || input.value === saved) return;
  input.value = saved;
  open(input);
}

function open(input: HTMLInputElement, event?: Event): void {
  import(/* webpackChunkName: "overview-filter" */ './openFilter').then(
    ({ openFilter }) => openFilter(input, event),
    console.error,
  );
}
