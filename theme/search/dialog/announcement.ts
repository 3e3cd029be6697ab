import type { Text } from '../../text';
import type { Outcome } from './SearchSession';

/**
 * What a screen reader is told when a search has ended: how many results there are. An error says
 * itself.
 */
export function announcement(outcome: Outcome | undefined, { search }: Text): string {
  if (outcome === undefined || outcome.kind === 'error') return '';
  return search.count(outcome.kind === 'results' ? outcome.count : 0, outcome.query);
}
