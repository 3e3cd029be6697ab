import { getOrMake } from './getOrMake.ts';
import { ENGINE } from './limits.ts';
import { isStart } from './manifest.ts';
import { RetryError } from './retryError.ts';

/** Loads a file by its path from the site's root. */
export type LoadFile = (path: string) => Promise<Uint8Array<ArrayBuffer>>;

/** The same for a file of text. */
export async function loadText(load: LoadFile, path: string): Promise<string> {
  return new TextDecoder().decode(await load(path));
}

/**
 * Fetches each file once, however often it is asked for. A file that failed is fetched anew by the
 * next one who asks. `base` is the address of the site's root.
 */
export function fetchOnce(base: string): LoadFile {
  const loaded = new Map<string, ReturnType<LoadFile>>();
  return (path) =>
    getOrMake(loaded, path, () => {
      const file = fetchFile(new URL(path, base));
      file.catch(() => loaded.delete(path));
      return file;
    });
}

async function fetchFile(url: URL): Promise<Uint8Array<ArrayBuffer>> {
  // The other names have a hash.
  const cache = isStart(url.pathname) ? 'no-cache' : 'default';
  try {
    const response = await fetch(url, { cache, signal: AbortSignal.timeout(ENGINE.patience) });
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    throw new Error(`status ${response.status}`);
  } catch (error) {
    throw new RetryError(`The search index can't be loaded: ${url.pathname}: ${messageOf(error)}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
