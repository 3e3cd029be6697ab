import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeDigest } from './codeDigest.ts';

/** Results of earlier builds, keyed by the content that they were computed from. */
export interface ContentCache<Result> {
  /** The cached result for `content`, or the result of `make`. */
  readonly get: (content: unknown, make: () => Promise<Result>) => Promise<Result>;
  /** Like `get` for many contents: `make` gets those without a cached result, and returns one for each. */
  readonly getAll: <Content>(
    contents: readonly Content[],
    make: (missing: readonly Content[]) => Promise<readonly Result[]>,
  ) => Promise<Result[]>;
  /** Writes the results that were requested since the cache was opened, and drops all others. */
  readonly save: () => Promise<void>;
}

/**
 * Opens the cache of one kind of result, such as `pages`. Each site has its own file, because one build
 * would drop the results of another. `folder` is the site's output or source folder.
 */
export function openSiteCache<Result>(kind: string, folder: string): ContentCache<Result> {
  const folders = path.relative(process.cwd(), path.resolve(folder)).split(path.sep);
  const site = folders.filter((name) => name !== '..').join('-');
  return openContentCache(`${kind}-${site}`);
}

export interface CacheOptions {
  /** The folder of the cache file; defaults to `.cache`. */
  readonly directory?: string;
  /** A digest of the code that computes the results; by default, all code of the site. */
  readonly code?: string;
}

interface CacheFile<Result> {
  /** The digest of the code that computed the results. */
  readonly code: string;
  readonly results: Readonly<Record<string, Result>>;
}

/**
 * Opens `.cache/{name}.json`. Ignores a file that can't be read or that was written by a different
 * version of the code. Results must be serializable as JSON.
 */
export function openContentCache<Result>(
  name: string,
  { directory = '.cache', code = codeDigest() }: CacheOptions = {},
): ContentCache<Result> {
  const file = path.resolve(directory, `${name}.json`);
  const earlierResults = readResults<Result>(file, code);
  const requested = new Map<string, Promise<Result>>();
  let hasNewResults = false;
  const getAll: ContentCache<Result>['getAll'] = (contents, make) => {
    const byKey = new Map(contents.map((content) => [keyOf(content), content]));
    for (const key of byKey.keys()) {
      const result = earlierResults.get(key);
      if (result !== undefined) requested.set(key, Promise.resolve(result));
    }
    const missing = [...byKey].filter(([key]) => !requested.has(key));
    if (missing.length > 0) {
      hasNewResults = true;
      const newResults = make(missing.map(([, content]) => content));
      for (const [index, [key]] of missing.entries()) {
        const result = newResults.then((results) => results[index] as Result);
        requested.set(key, result);
      }
    }
    return Promise.all(contents.map((content) => requested.get(keyOf(content)) as Promise<Result>));
  };
  return {
    getAll,
    async get(content, make) {
      const [result] = await getAll([content], async () => [await make()]);
      return result as Result;
    },
    async save() {
      if (!hasNewResults && requested.size === earlierResults.size) return;
      const entries = [...requested].map(async ([key, result]) => [key, await result] as const);
      const results = Object.fromEntries(await Promise.all(entries));
      await writeAtomically(file, JSON.stringify({ code, results } satisfies CacheFile<Result>));
    },
  };
}

function keyOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

function readResults<Result>(file: string, code: string): ReadonlyMap<string, Result> {
  try {
    const content = JSON.parse(readFileSync(file, 'utf8')) as CacheFile<Result>;
    if (content.code === code) return new Map(Object.entries(content.results));
  } catch {
    // There was no earlier build, or it was interrupted.
  }
  return new Map();
}

/** Writes a temporary file and renames it, so that an interrupted build leaves no partial file. */
async function writeAtomically(file: string, text: string): Promise<void> {
  const temporaryFile = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(temporaryFile, text);
  await rename(temporaryFile, file);
}
