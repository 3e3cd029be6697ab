import type { SearchText } from '../../i18n/text/searchText';
import type { Outcome } from './SearchSession';

/** What a screen reader announces after a search: the number of results. Errors are alerts. */
export function announcement(outcome: Outcome | undefined, text: SearchText): string {
  if (outcome === undefined || outcome.kind === 'error') return '';
  return text.count(outcome.kind === 'results' ? outcome.count : 0, outcome.query);
}
