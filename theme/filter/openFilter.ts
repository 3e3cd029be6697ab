import { documentLanguage } from '../i18n/documentText';
import { simplify, warmSimplify } from '../i18n/zh/simplify';
import { compositionEnded } from '../ui/composition';
import { followBestMatch, showMatches } from './showMatches';

/** For each filter input, the text whose matches are shown. */
const shownText = new WeakMap<HTMLInputElement, string>();

/**
 * Filters an overview by the text of `input`, now and whenever the text changes. If `event` is a press of
 * Enter, follows the best match.
 */
export function openFilter(input: HTMLInputElement, event?: Event): void {
  const overview = input.closest<HTMLElement>('[data-overview]');
  if (!overview) return;
  warmSimplify(documentLanguage());
  const filter = async () => {
    await compositionEnded();
    const text = input.value;
    if (shownText.get(input) === text) return;
    shownText.set(input, text);
    saveFilter(text);
    const simplified = await simplify(text);
    if (shownText.get(input) === text) showMatches(overview, text, simplified);
  };
  if (!shownText.has(input)) {
    shownText.set(input, '');
    input.addEventListener('input', filter);
    input.addEventListener('keydown', (pressed) => {
      if (pressed.key !== 'Escape' || input.value === '') return;
      pressed.preventDefault();
      input.value = '';
      void filter();
    });
  }
  const isEnter = event instanceof KeyboardEvent && event.key === 'Enter';
  void filter().then(async () => {
    if (isEnter) followBestMatch(overview, await simplify(input.value));
  });
}

/** Stores the text in the history entry, for `restoreFilter` after Back or a reload. */
function saveFilter(filter: string): void {
  if ((window.history.state?.filter ?? '') === filter) return;
  try {
    window.history.replaceState({ ...window.history.state, filter }, '');
  } catch {
    // Safari allows 100 calls in 30 seconds; after that, Back restores an older text.
  }
}
