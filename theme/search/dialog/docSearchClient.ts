import type { DocSearchHit, DocSearchTransformClient } from '@docsearch/react';
import type { SearchRequest } from 'site-search';
import type { SearchSession } from './SearchSession';
import { snippetAttributes } from './snippetAttributes';

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
