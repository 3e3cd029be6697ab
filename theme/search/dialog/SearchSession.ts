import type { SearchRequest } from 'site-search';
import { SEARCH } from '../../settings/search';
import { compositionEnded, isComposing } from '../../ui/composition';
import { isCommandQuery } from '../commands/matchCommands';
import type { SearchBackend } from '../searchBackend';
import { POST_TAG, PRE_TAG } from './highlight';
import { type ShownHit, shownHits } from './shownHits';

/** How a search ended, for our own screens and announcement. */
export type SearchOutcome = {
  turn: number;
  query: string;
  /** The query without traditional Chinese characters. */
  simplified: string;
} & (
  | { kind: 'results'; count: number }
  /** The query is for commands, which aren't searched for here. */
  | { kind: 'commands' }
  | { kind: 'nothing'; suggestions: string[] }
  | { kind: 'error' }
);

export interface Found {
  hits: ShownHit[];
  nbHits: number;
  queryID?: string;
}

const NOTHING: Found = { hits: [], nbHits: 0 };

/**
 * The searches of one opening of the dialog. A search never rejects: DocSearch would reset its
 * error state at once and show "no results" for a broken network. `onOutcome` reports errors
 * instead.
 */
export class SearchSession {
  private started = 0;
  private settled = 0;
  private newest: Promise<Found> = Promise.resolve(NOTHING);
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
  search(request: SearchRequest): Promise<Found> {
    const query = (request.query ?? '').trim();
    if (this.pending && query === this.newestQuery) return this.newest;
    this.started++;
    this.newestQuery = query;
    this.newest = this.find(this.started, { ...request, query });
    return this.newest;
  }

  private async find(turn: number, request: { query: string } & SearchRequest): Promise<Found> {
    const { query, attributesToSnippet } = request;
    if (isComposing()) {
      await compositionEnded();
      // Only the composed text is searched for.
      if (turn !== this.started) return this.newest;
    }
    const simplified = await this.simplify(query);
    const asked = { turn, query, simplified };
    if (isCommandQuery(query)) {
      this.settle({ kind: 'commands', ...asked });
      return NOTHING;
    }
    try {
      const engine = await this.backend();
      const result = await engine.search({
        query: simplified,
        attributesToSnippet,
        hitsPerPage: SEARCH.hitsPerPage,
        highlightPreTag: PRE_TAG,
        highlightPostTag: POST_TAG,
      });
      const hits = shownHits(result.hits);
      const suggestions = result.suggestions.slice(0, SEARCH.suggestions);
      if (hits.length > 0) this.settle({ kind: 'results', ...asked, count: hits.length });
      else this.settle({ kind: 'nothing', ...asked, suggestions });
      return { hits, nbHits: result.nbHits, queryID: result.queryID };
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
