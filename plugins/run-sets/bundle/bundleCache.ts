import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Bundle } from './bundleRequest.ts';

/** Bundles of earlier builds, by a key that says what they were made of. */
export interface BundleCache {
  readonly read: (key: string) => Promise<Bundle | undefined>;
  readonly write: (key: string, bundle: Bundle) => Promise<void>;
  /** Removes all but these. */
  readonly keep: (keys: ReadonlySet<string>) => Promise<void>;
}

/** What else a bundle depends on: how it is made, and with which packages. */
const SOURCES = ['../bundle', '../node'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

/** `root` is the project's; the cache is below its `.cache`. */
export async function openBundleCache(root: string): Promise<BundleCache> {
  const folder = path.join(root, '.cache/run-bundles', await stateOf(root));
  await mkdir(folder, { recursive: true });
  const others = await readdir(path.dirname(folder));
  await removeAll(path.dirname(folder), others, new Set([path.basename(folder)]));
  return {
    read: async (key) => {
      const text = await readFile(path.join(folder, key), 'utf8').catch(() => undefined);
      return text === undefined ? undefined : (JSON.parse(text) as Bundle);
    },
    write: (key, bundle) => writeFile(path.join(folder, key), JSON.stringify(bundle)),
    keep: async (keys) => removeAll(folder, await readdir(folder), keys),
  };
}

async function stateOf(root: string): Promise<string> {
  const files = [path.join(root, 'package-lock.json')];
  for (const folder of SOURCES) {
    for (const name of (await readdir(folder)).sort()) files.push(path.join(folder, name));
  }
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

async function removeAll(
  folder: string,
  names: readonly string[],
  kept: ReadonlySet<string>,
): Promise<void> {
  const gone = names.filter((name) => !kept.has(name));
  await Promise.all(
    gone.map((name) => rm(path.join(folder, name), { recursive: true, force: true })),
  );
}
