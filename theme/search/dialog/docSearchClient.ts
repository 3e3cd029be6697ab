import type { DocSearchHit, DocSearchTransformClient } from '@docsearch/react';
import { SEARCH } from '../../site';
import type { SearchSession } from './SearchSession';

/** What DocSearch says in a request; it sends one at a time. */
interface DocSearchRequest {
  query?: string;
  indexName?: string;
  attributesToSnippet?: string[];
}

/** Puts a session in the place of the client that DocSearch makes for itself. */
export function docSearchClient(
  own: DocSearchTransformClient,
  session: SearchSession,
): DocSearchTransformClient {
  const search = async ({ requests }: { requests: DocSearchRequest[] }) => {
    const [request] = requests;
    const found = await session.search(request?.query ?? '', snippetWords(request));
    // DocSearch reads no more of a hit than what a shown one has.
    const hits = found.hits as unknown as DocSearchHit[];
    return { results: [{ ...found, hits, index: request?.indexName }] };
  };
  return { ...own, search: search as unknown as DocSearchTransformClient['search'] };
}

/** DocSearch asks for snippets as `content:10`: ten words, five on a narrow screen. */
export function snippetWords(request: DocSearchRequest | undefined): number {
  const content = request?.attributesToSnippet?.find((attribute) =>
    attribute.startsWith('content:'),
  );
  return Number(content?.slice('content:'.length)) || SEARCH.snippetWords;
}
