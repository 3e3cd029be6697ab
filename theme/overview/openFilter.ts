import { followBestMatch, showMatches } from './showMatches';

const opened = new WeakSet<HTMLInputElement>();

/**
 * Shows what matches the text of an overview's filter, now and whenever it changes. If it's called for
 * Enter, follows the best match.
 */
export function openFilter(input: HTMLInputElement, event?: Event): void {
  const overview = input.closest('[data-overview]');
  if (!overview) return;
  const filter = () => {
    saveFilter(input.value);
    showMatches(overview, input.value);
  };
  const isKey = event instanceof KeyboardEvent;
  if (!isKey || !opened.has(input)) filter();
  if (!opened.has(input)) input.addEventListener('input', filter);
  opened.add(input);
  // While an input method is composing, Enter ends the composition.
  if (isKey && event.key === 'Enter' && !event.isComposing) followBestMatch(overview, input.value);
}

/** The text is part of the history entry, so that Back and a reload restore it. */
function saveFilter(filter: string): void {
  if ((window.history.state?.filter ?? '') === filter) return;
  try {
    window.history.replaceState({ ...window.history.state, filter }, '');
  } catch {
    // Safari allows 100 calls in 30 seconds; after that, Back restores an older text.
  }
}
