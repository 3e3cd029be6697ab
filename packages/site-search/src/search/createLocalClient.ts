import { shownConcepts } from '../hits/findMatches.ts';
import { type HitLimits, limitHits, type SearchResult } from '../hits/searchHit.ts';
import { suggest } from '../hits/suggest.ts';
import { toHit, urlOf } from '../hits/toHit.ts';
import { LIMITS } from '../limits.ts';
import { parseQuery } from '../query/parseQuery.ts';
import { resolveQuery } from '../query/resolveQuery.ts';
import { createVocabulary, type SiteOptions, type Vocabulary } from '../query/vocabulary.ts';
import { findCandidates } from '../rank/findCandidates.ts';
import { rankSections } from '../rank/rankSections.ts';
import { type LoadFile, type OpenIndex, openIndex } from './openIndex.ts';

/** For what's left out, see `LIMITS`. */
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
export function createLocalClient(load: LoadFile, options: SiteOptions = {}): SearchClient {
  let created: Vocabulary | undefined;
  let opening: Promise<OpenIndex> | undefined;

  const vocabulary = () => {
    created ??= createVocabulary(options);
    return created;
  };

  /** An index that failed to open is opened anew by the next search. */
  const open = () => {
    if (opening) return opening;
    const current = openIndex(load);
    opening = current;
    // While the index is on its way.
    vocabulary();
    current.catch(() => {
      if (opening === current) opening = undefined;
    });
    return current;
  };

  return {
    warm: () => void open().catch(() => {}),
    async search(request) {
      const index = await open();
      try {
        return await search(index, request, vocabulary());
      } catch {
        // After a deployment the chunks may be gone: the new manifest names others.
        opening = undefined;
        return search(await open(), request, vocabulary());
      }
    },
  };
}

/** Rejects with a `RetryError` where a file that the query needs can't be loaded. */
async function search(
  index: OpenIndex,
  request: SearchRequest,
  vocabulary: Vocabulary,
): Promise<SearchResult> {
  const { query, hits = LIMITS.hits, perPage = LIMITS.perPage } = request;
  const { snippetWords = LIMITS.snippetWords } = request;
  const { concepts, ranked } = await find(index, query, vocabulary);
  const shown = shownConcepts(concepts);
  return {
    hits: limitHits(ranked, urlOf, { hits, perPage }).map((section) =>
      toHit(section, shown, snippetWords),
    ),
    suggestions: ranked.length > 0 ? [] : await findSuggestions(index, query, vocabulary),
  };
}

async function find(index: OpenIndex, raw: string, vocabulary: Vocabulary) {
  const query = parseQuery(raw, vocabulary);
  await index.loadTerms(query);
  const concepts = resolveQuery(query, index.terms);
  const candidates = findCandidates(query, concepts, index.terms);
  const sections = await index.loadSections(candidates);
  return { concepts, ranked: rankSections(sections, query, concepts) };
}

/** Only queries that have hits are worth suggesting. */
async function findSuggestions(
  index: OpenIndex,
  raw: string,
  vocabulary: Vocabulary,
): Promise<string[]> {
  const found: string[] = [];
  for (const query of suggest(raw, index.loadedSections())) {
    if ((await find(index, query, vocabulary)).ranked.length > 0) found.push(query);
    if (found.length === LIMITS.suggestions) break;
  }
  return found;
}
