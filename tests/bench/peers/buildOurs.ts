import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { type Measured, measureCommand } from '../measureCommand.ts';

/** The cache folders of this site's builds. */
const CACHES = ['.cache', 'node_modules/.cache'];

/**
 * Builds this site like `npm run build`, only from its sources. Existing caches are moved away in the
 * meantime.
 */
export async function buildOurs(): Promise<{ directory: string; build: Measured }> {
  for (const cache of CACHES) {
    // An interrupted run may have left it there.
    await putBack(cache);
    if (existsSync(cache)) await rename(cache, aside(cache));
  }
  try {
    await rm('doc_build', { recursive: true, force: true });
    const build = await measureCommand('npm', ['run', 'build'], { cwd: process.cwd() });
    if (!build.ok) throw new Error(`This site can't be built:\n${build.output}`);
    return { directory: 'doc_build', build };
  } finally {
    for (const cache of CACHES) await putBack(cache);
  }
}

function aside(cache: string): string {
  return `${cache}-aside`;
}

async function putBack(cache: string): Promise<void> {
  if (!existsSync(aside(cache))) return;
  await rm(cache, { recursive: true, force: true });
  await rename(aside(cache), cache);
}
