import type { SearchResult } from '../searchHit.ts';
import { findCandidates } from './findCandidates.ts';
import { ENGINE } from './limits.ts';
import { shownConcepts } from './matches.ts';
import type { OpenSite } from './openSite.ts';
import { parseQuery } from './parseQuery.ts';
import { rankSections, shownSections } from './rankSections.ts';
import { resolveQuery } from './resolveQuery.ts';
import { suggest } from './suggest.ts';
import { toHit } from './toHit.ts';

export interface SearchRequest {
  query: string;
  hitsPerPage?: number;
  highlightPreTag?: string;
  highlightPostTag?: string;
  snippetWords?: number;
}

/** Rejects where a file that the query needs can't be loaded. */
export async function search(site: OpenSite, request: SearchRequest): Promise<SearchResult> {
  const { concepts, ranked } = await find(site, request.query);
  const shown = shownConcepts(concepts);
  const options = {
    before: request.highlightPreTag ?? '<mark>',
    after: request.highlightPostTag ?? '</mark>',
    snippetWords: request.snippetWords ?? ENGINE.snippetWords,
  };
  const sections = shownSections(ranked, request.hitsPerPage ?? ENGINE.hits);
  return {
    hits: sections.map((section) => toHit(section, shown, options)),
    nbHits: ranked.length,
    suggestions: ranked.length > 0 ? [] : await workingSuggestions(site, request.query),
  };
}

async function find(site: OpenSite, raw: string) {
  const query = parseQuery(raw);
  await site.loadTerms(query);
  const concepts = resolveQuery(query, site.index);
  const candidates = findCandidates(query, concepts, site.index);
  const sections = await site.loadSections(candidates);
  return { concepts, ranked: rankSections(sections, query, concepts) };
}

/** Only queries that have hits are worth suggesting. */
async function workingSuggestions(site: OpenSite, raw: string): Promise<string[]> {
  const working: string[] = [];
  for (const query of suggest(raw, site.sectionsAtHand())) {
    if ((await find(site, query)).ranked.length > 0) working.push(query);
    if (working.length === ENGINE.suggestions) break;
  }
  return working;
}
