import { SEARCH } from '../../site';
import type { SearchBackend } from '../searchBackend';
import type { Composition } from './composition';
import { POST_TAG, PRE_TAG } from './highlight';
import { type ShownHit, shownHits } from './shownHits';

/** How a search ended, for the screens and the announcement that are ours. */
export type Outcome = { turn: number; query: string } & (
  | { kind: 'results'; count: number }
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
 * The searches of one opening of the dialog. A search never rejects: DocSearch would set its error
 * state and take it back at once, and show "no results" for a broken network. What happened goes
 * to `onOutcome` instead.
 */
export class SearchSession {
  private asked = 0;
  private settled = 0;
  private newest: Promise<Found> = Promise.resolve(NOTHING);

  constructor(
    private readonly backend: () => Promise<SearchBackend>,
    private readonly composition: Composition,
    private readonly onOutcome: (outcome: Outcome) => void,
  ) {}

  /** Whether the newest search has yet to end. */
  get pending(): boolean {
    return this.settled < this.asked;
  }

  search(query: string, snippetWords: number): Promise<Found> {
    this.asked++;
    this.newest = this.find(this.asked, query.trim(), snippetWords);
    return this.newest;
  }

  private async find(turn: number, query: string, snippetWords: number): Promise<Found> {
    if (this.composition.active) {
      await this.composition.over();
      // What stood there while composing isn't asked for; what came of it is.
      if (turn !== this.asked) return this.newest;
    }
    try {
      const engine = await this.backend();
      const result = await engine.search({
        query,
        hitsPerPage: SEARCH.hitsPerPage,
        highlightPreTag: PRE_TAG,
        highlightPostTag: POST_TAG,
        snippetWords,
      });
      const hits = shownHits(result.hits);
      const suggestions = result.suggestions.slice(0, SEARCH.suggestions);
      if (hits.length > 0) this.settle({ kind: 'results', turn, query, count: hits.length });
      else this.settle({ kind: 'nothing', turn, query, suggestions });
      return { hits, nbHits: result.nbHits, queryID: result.queryID };
    } catch (error) {
      console.error(error);
      this.settle({ kind: 'error', turn, query });
      return NOTHING;
    }
  }

  private settle(outcome: Outcome): void {
    // The answer to an older query, coming late, is dropped here as DocSearch drops it.
    if (outcome.turn < this.settled) return;
    this.settled = outcome.turn;
    this.onOutcome(outcome);
  }
}
