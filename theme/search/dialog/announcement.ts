import type { SearchText } from '../../text/searchText';
import type { Outcome } from './SearchSession';

/**
 * What a screen reader is told when a search has ended: how many results there are. An error says
 * itself.
 */
export function announcement(outcome: Outcome | undefined, text: SearchText): string {
  if (outcome === undefined || outcome.kind === 'error') return '';
  return text.count(outcome.kind === 'results' ? outcome.count : 0, outcome.query);
}
