const OVERVIEW = '[data-overview]';
const INPUT = `${OVERVIEW} input`;

const load = () => import(/* webpackChunkName: "overview-filter" */ './showMatches');

/** Delegated event handlers for the filter of an overview below `root`; what it does is loaded on focus. */
export function handleOverview(root: HTMLElement): void {
  root.addEventListener('focusin', ({ target }) => {
    if (inputAt(target)) load().catch(console.error);
  });
  root.addEventListener('input', ({ target }) => {
    const input = inputAt(target);
    if (!input) return;
    saveFilter(input.value);
    void filter(input);
  });
  root.addEventListener('keydown', (event) => {
    const input = inputAt(event.target);
    // While an input method is composing, Enter ends the composition.
    if (!input || event.key !== 'Enter' || event.isComposing) return;
    load().then((part) => part.followBestMatch(overviewOf(input), input.value), console.error);
  });
}

/** Puts the text that belongs to the current history entry back into the filter. */
export function restoreFilter(): void {
  const input = document.querySelector<HTMLInputElement>(INPUT);
  const saved = (window.history.state as { filter?: unknown } | null)?.filter;
  const text = typeof saved === 'string' ? saved : '';
  if (!input || input.value === text) return;
  input.value = text;
  void filter(input);
}

/** Shows what matches the text that the filter has when its code is loaded. */
function filter(input: HTMLInputElement): Promise<void> {
  return load().then((part) => part.showMatches(overviewOf(input), input.value), console.error);
}

function inputAt(target: EventTarget | null): HTMLInputElement | null {
  return (target as Element).closest<HTMLInputElement>(INPUT);
}

function overviewOf(input: HTMLInputElement): Element {
  return input.closest(OVERVIEW) ?? document.body;
}

function saveFilter(filter: string): void {
  try {
    window.history.replaceState({ ...window.history.state, filter }, '');
  } catch {
    // Safari allows 100 calls in 30 seconds; after that, Back restores an older text.
  }
}
