const INPUT = '[data-overview] input';

/** Loads the filter of an overview below `root` when it gets focus. */
export function handleOverview(root: HTMLElement): void {
  root.addEventListener('focusin', ({ target }) => {
    const input = (target as Element).closest<HTMLInputElement>(INPUT);
    if (input) open(input);
  });
}

/** Puts the text that belongs to the current history entry back into the filter. */
export function restoreFilter(): void {
  const input = document.querySelector<HTMLInputElement>(INPUT);
  const saved = window.history.state?.filter ?? '';
  if (!input || input.value === saved) return;
  input.value = saved;
  open(input);
}

function open(input: HTMLInputElement): void {
  import(/* webpackChunkName: "overview-filter" */ './openFilter').then(
    ({ openFilter }) => openFilter(input),
    console.error,
  );
}
