import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The code that bundles are made with. */
const SOURCES = ['./', '../node', '../packages'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

const LOCK_FILES = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/**
 * Differs when anything does that all bundles are made with: this code, and the packages that the
 * lock file in `root` names. Without a lock file it always differs.
 */
export async function bundlingDigest(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    for (const name of (await readdir(folder)).sort()) {
      hash.update(await readFile(path.join(folder, name)));
    }
  }
  const locks = await Promise.all(LOCK_FILES.map((name) => readLock(path.join(root, name))));
  hash.update(locks.join('') || randomUUID());
  return hash.digest('hex').slice(0, 16);
}

/** Empty where there is none. */
async function readLock(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
