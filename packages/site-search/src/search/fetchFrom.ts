import { MANIFEST } from '../index/format.ts';
import { LIMITS } from '../limits.ts';
import { RetryError } from '../retryError.ts';
import type { LoadFile } from './openIndex.ts';

/** Fetches the files of an index. `folder` is its absolute URL and ends with a slash. */
export function fetchFrom(folder: string): LoadFile {
  return async (name) => {
    const url = new URL(name, folder);
    // The names of chunks have a hash.
    const cache = name === MANIFEST ? 'no-cache' : 'default';
    try {
      const response = await fetch(url, { cache, signal: AbortSignal.timeout(LIMITS.timeout) });
      if (response.ok) return await response.text();
      throw new Error(`status ${response.status}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new RetryError(`The search index can't be loaded: ${url.pathname}: ${reason}`);
    }
  };
}
