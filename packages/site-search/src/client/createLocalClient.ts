import type { SearchResult } from '../hits/searchHit.ts';
import { createVocabulary, type SiteOptions, type Vocabulary } from '../query/vocabulary.ts';
import { type LoadFile, type OpenIndex, openIndex } from '../search/openIndex.ts';
import { type SearchRequest, search } from '../search/search.ts';

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
