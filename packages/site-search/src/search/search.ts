import { shownConcepts } from '../hits/findMatches.ts';
import type { SearchResult } from '../hits/searchHit.ts';
import { suggest } from '../hits/suggest.ts';
import { toHit } from '../hits/toHit.ts';
import { LIMITS } from '../limits.ts';
import { parseQuery } from '../query/parseQuery.ts';
import { resolveQuery } from '../query/resolveQuery.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import { findCandidates } from '../rank/findCandidates.ts';
import { limitPerPage, rankSections } from '../rank/rankSections.ts';
import type { OpenIndex } from './openIndex.ts';

/** A request of DocSearch or of Algolia's client. Parameters that aren't named here are ignored. */
export interface SearchRequest {
  readonly query?: string;
  readonly indexName?: string;
  readonly hitsPerPage?: number;
  /** The tags around a match: `<mark>` and `</mark>` otherwise. */
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  /** `content:10` asks for snippets of ten words. */
  readonly attributesToSnippet?: readonly string[];
}

const CONTENT = 'content:';

/** Rejects with a `RetryError` where a file that the query needs can't be loaded. */
export async function search(
  index: OpenIndex,
  request: SearchRequest,
  vocabulary: Vocabulary,
): Promise<SearchResult> {
  const { query = '', hitsPerPage = LIMITS.hits } = request;
  const { concepts, ranked } = await find(index, query, vocabulary);
  const shown = shownConcepts(concepts);
  const options = {
    before: request.highlightPreTag ?? '<mark>',
    after: request.highlightPostTag ?? '</mark>',
    snippetWords: snippetWords(request) || LIMITS.snippetWords,
  };
  const sections = limitPerPage(ranked, hitsPerPage);
  return {
    hits: sections.map((section) => toHit(section, shown, options)),
    nbHits: ranked.length,
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

function snippetWords({ attributesToSnippet = [] }: SearchRequest): number {
  const content = attributesToSnippet.find((attribute) => attribute.startsWith(CONTENT));
  return Number(content?.slice(CONTENT.length));
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
