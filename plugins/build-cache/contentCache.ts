import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeDigest } from './codeDigest.ts';

/** Results of earlier builds, by all that they are made of. */
export interface ContentCache<Result> {
  /** What was made of the same `content` before, else what `make` makes of it now. */
  readonly get: (content: unknown, make: () => Promise<Result>) => Promise<Result>;
  /** Writes the results that were asked for since it was opened, and forgets all others. */
  readonly save: () => Promise<void>;
}

/** The cache of one kind of results for the site that is built into, or from, `folder`. */
export function openSiteCache<Result>(kind: string, folder: string): ContentCache<Result> {
  const place = path.relative(process.cwd(), path.resolve(folder)).split(path.sep);
  return openContentCache(`${kind}-${place.filter((step) => step !== '..').join('-')}`);
}

interface CacheFile {
  /** Of the code that made the results. */
  readonly code: string;
  readonly results: Readonly<Record<string, unknown>>;
}

/**
 * Opens `.cache/{name}.json`. What another state of the site's code has made is as good as nothing,
 * and so is a file that can't be read. Results are what JSON can hold.
 */
export function openContentCache<Result>(
  name: string,
  { directory = '.cache', code = codeDigest() } = {},
): ContentCache<Result> {
  const file = path.resolve(directory, `${name}.json`);
  const before = readResults(file, code);
  const asked = new Map<string, Promise<Result>>();
  let changed = false;
  const remember = (key: string, make: () => Promise<Result>): Promise<Result> => {
    if (before.has(key)) return Promise.resolve(before.get(key) as Result);
    changed = true;
    return make();
  };
  return {
    get(content, make) {
      const key = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
      const result = asked.get(key) ?? remember(key, make);
      asked.set(key, result);
      return result;
    },
    async save() {
      if (!changed && asked.size === before.size) return;
      const entries = [...asked].map(async ([key, result]) => [key, await result] as const);
      const results = Object.fromEntries(await Promise.all(entries));
      await writeWhole(file, JSON.stringify({ code, results } satisfies CacheFile));
    },
  };
}

function readResults(file: string, code: string): ReadonlyMap<string, unknown> {
  try {
    const read = JSON.parse(readFileSync(file, 'utf8')) as CacheFile;
    if (read.code === code) return new Map(Object.entries(read.results));
  } catch {
    // There was no build before, or it was stopped.
  }
  return new Map();
}

/** Under another name first: a build that is stopped leaves no half of a file. */
async function writeWhole(file: string, text: string): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}
