import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Keeps results between builds, keyed by their input text. */
export interface ResultCache<Result> {
  /** Calls `make` with the contents that have no result yet. */
  readonly getAll: (
    contents: readonly string[],
    make: (missing: readonly string[]) => Promise<readonly Result[]>,
  ) => Promise<Result[]>;
  /** Called after all results were requested. */
  readonly save: () => Promise<void>;
}

/** Opens the cache with this name; `code` changes whenever the code that creates the results does. */
export type OpenCache = <Result>(
  name: string,
  options?: { readonly code?: string },
) => ResultCache<Result>;

/** Folders with the code that creates bundles, or that bundles contain. */
const SOURCES = ['./', '../../sandbox/node', '../packages'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

/** A digest of everything that affects all bundles: the code in `SOURCES`, and the lockfile in `root`. */
export async function bundlingDigest(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name));
    for (const file of files.sort()) hash.update(await readFile(file));
  }
  hash.update(await readFile(path.join(root, 'package-lock.json')));
  return hash.digest('hex').slice(0, 16);
}
