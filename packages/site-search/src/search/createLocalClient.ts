import { shownConcepts } from '../hits/findMatches.ts';
import { type HitLimits, limitHits, type SearchResult } from '../hits/searchHit.ts';
import { suggest } from '../hits/suggest.ts';
import { toHit, urlOf } from '../hits/toHit.ts';
import { type LoadIndex, type OpenIndex, openIndex } from '../index/openIndex.ts';
import { lazy } from '../index/preparedSection.ts';
import { LIMITS } from '../limits.ts';
import { parseQuery } from '../query/parseQuery.ts';
import { resolveQuery } from '../query/resolveQuery.ts';
import { createVocabulary, type SiteOptions, type Vocabulary } from '../query/vocabulary.ts';
import { rankSections } from '../rank/rankSections.ts';

/** `LIMITS` has the defaults. */
export interface SearchRequest extends Partial<HitLimits> {
  readonly query: string;
  /** Words of a snippet. */
  readonly snippetWords?: number;
}

export interface SearchClient {
  /** Begins to load what the first search needs. */
  warm(): void;
  /** Rejects with a `RetryError` where a file of the index, or the worker, can't be loaded. */
  search(request: SearchRequest): Promise<SearchResult>;
}

/** Searches an index in this thread: in Node, in tests, in a worker. */
export function createLocalClient(load: LoadIndex, options: SiteOptions = {}): SearchClient {
  let opening: Promise<OpenIndex> | undefined;
  const vocabulary = lazy(() => createVocabulary(options));

  /** If opening the index fails, the next search tries again. */
  const open = () => {
    opening ??= openIndex(load).catch((error) => {
      opening = undefined;
      throw error;
    });
    // Prepare the vocabulary while the index downloads.
    vocabulary();
    return opening;
  };

  return {
    warm: () => void open().catch(() => {}),
    search: async (request) => search(await open(), request, vocabulary()),
  };
}

function search(index: OpenIndex, request: SearchRequest, vocabulary: Vocabulary): SearchResult {
  const { query, hits = LIMITS.hits, perPage = LIMITS.perPage } = request;
  const { snippetWords = LIMITS.snippetWords } = request;
  const { concepts, ranked } = find(index, query, vocabulary);
  const shown = shownConcepts(concepts);
  return {
    hits: limitHits(ranked, urlOf, { hits, perPage }).map((section) =>
      toHit(section, shown, snippetWords),
    ),
    suggestions: ranked.length > 0 ? [] : findSuggestions(index, query, vocabulary),
  };
}

function find(index: OpenIndex, raw: string, vocabulary: Vocabulary) {
  const query = parseQuery(raw, vocabulary);
  const concepts = resolveQuery(query, index.terms);
  return { concepts, ranked: rankSections(index, query, concepts) };
}

/** Only queries that have hits are worth suggesting. */
function findSuggestions(index: OpenIndex, raw: string, vocabulary: Vocabulary): string[] {
  const sections = index.sections.map(({ section }) => section);
  return suggest(raw, sections)
    .filter((query) => find(index, query, vocabulary).ranked.length > 0)
    .slice(0, LIMITS.suggestions);
}
