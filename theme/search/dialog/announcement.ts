import type { SearchText } from '../../i18n/text/searchText';
import type { SearchOutcome } from './SearchSession';

/** More of a query isn't read out. */
const READ_OUT = 64;

/** What a screen reader announces after a search: the number of results. Errors are alerts. */
export function announcement(outcome: SearchOutcome | undefined, text: SearchText): string {
  if (outcome === undefined || outcome.kind === 'error') return '';
  const { query } = outcome;
  const read = query.length > READ_OUT ? `${query.slice(0, READ_OUT)}…` : query;
  return text.count(outcome.kind === 'results' ? outcome.count : 0, read);
}
