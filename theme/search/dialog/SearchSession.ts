import type { SearchText } from '../../i18n/text/searchText';
import { SEARCH } from '../../settings/search';
import { compositionEnded, isComposing } from '../../ui/composition';
import type { BackendResult, SearchBackend } from '../searchBackend';

/** How a search ended, for the site's screens and announcements, which replace those of DocSearch. */
export type SearchOutcome = {
  /** The number of the search in its session, from 1. */
  turn: number;
  query: string;
} & (
  | { kind: 'results'; count: number }
  | { kind: 'nothing'; suggestions: readonly string[] }
  | { kind: 'error' }
);

const NOTHING: BackendResult = { hits: [], suggestions: [] };

/**
 * The searches from when the dialog is opened until it's closed. A search never rejects: DocSearch would
 * reset its error state at once and show "no results" for a broken network. `onOutcome` reports errors
 * instead.
 */
export class SearchSession {
  /** Turns of the newest search, and of the newest one that has ended. */
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
  get isPending(): boolean {
    return this.settled < this.started;
  }

  /** Searches for a query; if the newest search has the same query and is running, returns its result. */
  search(typed: string): Promise<BackendResult> {
    const query = typed.trim();
    if (this.isPending && query === this.newestQuery) return this.newest;
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
    try {
      const engine = await this.backend();
      const { hits, perPage } = SEARCH;
      const request = { query: simplified, hits, perPage, snippetWords: snippetWords() };
      const result = await engine.search(request);
      const { suggestions } = result;
      const count = result.hits.length;
      if (count > 0) this.settle({ turn, query, kind: 'results', count });
      else this.settle({ turn, query, kind: 'nothing', suggestions });
      return result;
    } catch (error) {
      console.error(error);
      this.settle({ turn, query, kind: 'error' });
      return NOTHING;
    }
  }

  private settle(outcome: SearchOutcome): void {
    // A late response to an older query is dropped, as in DocSearch.
    if (outcome.turn < this.settled) return;
    this.settled = outcome.turn;
    this.onOutcome(outcome);
  }
}

function snippetWords(): number {
  const isNarrow = window.matchMedia(`(max-width: ${SEARCH.narrowUpTo}px)`).matches;
  return isNarrow ? SEARCH.snippetWordsNarrow : SEARCH.snippetWords;
}

/** The text for screen readers after a search: the number of results. An error has an alert instead. */
export function announcement(outcome: SearchOutcome | undefined, text: SearchText): string {
  if (outcome === undefined || outcome.kind === 'error') return '';
  return text.count(outcome.kind === 'results' ? outcome.count : 0, outcome.query);
}
