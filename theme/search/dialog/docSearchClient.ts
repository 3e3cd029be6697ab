import type { DocSearchHit, DocSearchTransformClient } from '@docsearch/react';
import { LEVELS, type SearchRequest } from 'site-search';
import { SEARCH } from '../../settings/search';
import type { SearchSession } from './SearchSession';

const ATTRIBUTES = [...LEVELS.slice(1).map((level) => `hierarchy.${level}`), 'content'];

/**
 * The attributes to shorten around a match, each with its number of words: `content:10`. DocSearch
 * knows the width of the screen only after its first search.
 */
function snippetAttributes(): string[] {
  const narrow = window.matchMedia(`(max-width: ${SEARCH.narrowUpTo}px)`).matches;
  const words = narrow ? SEARCH.snippetWordsNarrow : SEARCH.snippetWords;
  return ATTRIBUTES.map((attribute) => `${attribute}:${words}`);
}

/** Adapts a session to the client interface of DocSearch, which sends one request at a time. */
export function docSearchClient(
  original: DocSearchTransformClient,
  session: SearchSession,
): DocSearchTransformClient {
  const search = async ({ requests }: { requests: SearchRequest[] }) => {
    const [request = {}] = requests;
    const found = await session.search({
      ...request,
      attributesToSnippet: snippetAttributes(),
    });
    // DocSearch reads only the fields that `ShownHit` has.
    const hits = found.hits as unknown as DocSearchHit[];
    return { results: [{ ...found, hits, index: request.indexName }] };
  };
  return { ...original, search: search as unknown as DocSearchTransformClient['search'] };
}
