import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecorded } from './example.ts';
import type { PageBlocks } from './pageBlocks.ts';

const LOCKFILE = path.join(import.meta.dirname, '../../package-lock.json');
/** Characters of a digest; enough to tell a few hundred pages apart. */
const LENGTH = 16;

/**
 * A digest per route with examples of what their results depend on: the code blocks of all languages,
 * the versions of all packages, and the code that runs them.
 */
export function digestRoutes(pages: Iterable<PageBlocks>): Map<string, string> {
  const environment = digestEnvironment();
  const blocks = new Map<string, unknown[]>();
  for (const page of pages) {
    if (!page.blocks.some(isRecorded)) continue;
    const code = page.blocks.map(({ lang, code, heading, fence }) => [lang, code, heading, fence]);
    blocks.set(page.route, [...(blocks.get(page.route) ?? []), page.language, code]);
  }
  return new Map(
    Array.from(blocks, ([route, both]) => [route, digestOf(environment, JSON.stringify(both))]),
  );
}

function digestEnvironment(): string {
  const files = readdirSync(import.meta.dirname)
    .filter((file) => !file.includes('.test.'))
    .sort();
  return digestOf(
    readFileSync(LOCKFILE),
    ...files.map((file) => readFileSync(path.join(import.meta.dirname, file))),
  );
}

function digestOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, LENGTH);
}
