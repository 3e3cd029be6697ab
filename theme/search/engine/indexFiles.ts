import { getOrMake } from './getOrMake.ts';
import { ENGINE } from './limits.ts';
import { RetryError } from './retryError.ts';

/** Loads a file by its path from the site's root. */
export type LoadFile = (path: string) => Promise<string>;

/**
 * Fetches each file once, however often it is asked for. A file that failed is fetched anew by the
 * next one who asks. `base` is the address of the site's root.
 */
export function fetchOnce(base: string): LoadFile {
  const loaded = new Map<string, Promise<string>>();
  return (path) =>
    getOrMake(loaded, path, () => {
      const text = fetchText(new URL(path, base));
      text.catch(() => loaded.delete(path));
      return text;
    });
}

async function fetchText(url: URL): Promise<string> {
  // Names with a hash never change what they hold; the manifest asks whether it is still new.
  const cache = url.pathname.endsWith('.json') ? 'no-cache' : 'default';
  try {
    const response = await fetch(url, { cache, signal: AbortSignal.timeout(ENGINE.patience) });
    if (response.ok) return await response.text();
    throw new Error(`status ${response.status}`);
  } catch (error) {
    throw new RetryError(`The search index can't be loaded: ${url.pathname}: ${messageOf(error)}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
