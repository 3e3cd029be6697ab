import { LIMITS } from '../limits.ts';
import { RetryError } from '../retryError.ts';
import { parseIndex } from './indexFile.ts';
import { type PreparedSection, prepareSections } from './preparedSection.ts';
import { TermIndex } from './termIndex.ts';

/** Loads the file of an index. Rejects with a `RetryError`. */
export type LoadIndex = () => Promise<string>;

/** Fetches an index. `url` is absolute. */
export function fetchFrom(url: string): LoadIndex {
  return async () => {
    try {
      const signal = AbortSignal.timeout(LIMITS.timeout);
      // The name of the file stays the same after a deployment.
      const response = await fetch(url, { cache: 'no-cache', signal });
      if (response.ok) return await response.text();
      throw new Error(`status ${response.status}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new RetryError(`The search index can't be loaded: ${url}: ${reason}`);
    }
  };
}

/** An index that can be searched. */
export interface OpenIndex {
  readonly terms: TermIndex;
  /** In the order of their numbers in `terms`. */
  readonly sections: readonly PreparedSection[];
}

/** Rejects with a `RetryError` if the file can't be loaded or is damaged. */
export async function openIndex(load: LoadIndex): Promise<OpenIndex> {
  const text = await load();
  try {
    const pages = parseIndex(text);
    return { terms: new TermIndex(pages), sections: pages.flatMap(prepareSections) };
  } catch (cause) {
    // A host may answer a missing file with an HTML page.
    throw new RetryError('The search index is damaged', { cause });
  }
}
