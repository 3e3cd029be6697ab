import { shownConcepts } from '../hits/findMatches.ts';
import { type HitLimits, limitHits } from '../hits/limitHits.ts';
import type { SearchResult } from '../hits/searchHit.ts';
import { suggest } from '../hits/suggest.ts';
import { toHit, urlOf } from '../hits/toHit.ts';
import { LIMITS } from '../limits.ts';
import { parseQuery } from '../query/parseQuery.ts';
import { resolveQuery } from '../query/resolveQuery.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import { findCandidates } from '../rank/findCandidates.ts';
import { rankSections } from '../rank/rankSections.ts';
import type { OpenIndex } from './openIndex.ts';

/** What `LIMITS` says where it's left out. */
export interface SearchRequest extends Partial<HitLimits> {
  readonly query: string;
  /** Words of a snippet. */
  readonly snippetWords?: number;
}

/** Rejects with a `RetryError` where a file that the query needs can't be loaded. */
export async function search(
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
