import type { SearchText } from '../../i18n/text/searchText';
import { SEARCH } from '../../settings/search';
import { compositionEnded, isComposing } from '../../ui/composition';
import type { BackendResult, SearchBackend } from '../searchBackend';

/** How a search ended, for our own screens and announcement. */
export type SearchOutcome = {
  turn: number;
  query: string;
} & (
  | { kind: 'results'; count: number }
  | { kind: 'nothing'; suggestions: readonly string[] }
  | { kind: 'error' }
);

const NOTHING: BackendResult = { hits: [], suggestions: [] };

/**
 * The searches of one opening of the dialog. A search never rejects: DocSearch would reset its
 * error state at once and show "no results" for a broken network. `onOutcome` reports errors
 * instead.
 */
export class SearchSession {
  private started = 0;
  private settled = 0;
  private newest = Promise.resolve(NOTHING);
  private newestQuery = '';

  constructor(
    private readonly backend: () => Promise<SearchBackend>,
    private readonly simplify: (typed: string) => Promise<string>,
    private readonly onOutcome: (outcome: SearchOutcome) => void,
  ) {}

  /** Whether the newest search is running. */
  get pending(): boolean {
    return this.settled < this.started;
  }

  /** Searches, unless the same query is still being searched for. */
  search(typed: string): Promise<BackendResult> {
    const query = typed.trim();
    if (this.pending && query === this.newestQuery) return this.newest;
    this.started++;
    this.newestQuery = query;
    this.newest = this.find(this.started, query);
    return this.newest;
  }

  private async find(turn: number, query: string): Promise<BackendResult> {
    if (isComposing()) {
      await compositionEnded();
      // Only the composed text is searched for.
      if (turn !== this.started) return this.newest;
    }
    const simplified = await this.simplify(query);
    const asked = { turn, query };
    try {
      const engine = await this.backend();
      const { hits: most, perPage } = SEARCH;
      const request = { query: simplified, hits: most, perPage, snippetWords: snippetWords() };
      const result = await engine.search(request);
      const { hits, suggestions } = result;
      if (hits.length > 0) this.settle({ kind: 'results', ...asked, count: hits.length });
      else this.settle({ kind: 'nothing', ...asked, suggestions });
      return result;
    } catch (error) {
      console.error(error);
      this.settle({ kind: 'error', ...asked });
      return NOTHING;
    }
  }

  private settle(outcome: SearchOutcome): void {
    // Drop a late response to an older query, as DocSearch does.
    if (outcome.turn < this.settled) return;
    this.settled = outcome.turn;
    this.onOutcome(outcome);
  }
}

function snippetWords(): number {
  const narrow = window.matchMedia(`(max-width: ${SEARCH.narrowUpTo}px)`).matches;
  return narrow ? SEARCH.snippetWordsNarrow : SEARCH.snippetWords;
}

/** What a screen reader announces after a search: the number of results. Errors are alerts. */
export function announcement(outcome: SearchOutcome | undefined, text: SearchText): string {
  if (outcome === undefined || outcome.kind === 'error') return '';
  return text.count(outcome.kind === 'results' ? outcome.count : 0, outcome.query);
}
