import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { type Measured, measureCommand } from '../measureCommand.ts';

/** Where builds of this site leave something for the next one. */
const CACHES = ['.cache', 'node_modules/.cache'];

/**
 * Builds this site as `npm run build` does, from nothing but its sources. What other builds have
 * left is put aside meanwhile.
 */
export async function buildOurs(): Promise<{ directory: string; build: Measured }> {
  for (const cache of CACHES) {
    // A run that was broken off may have left it there.
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
