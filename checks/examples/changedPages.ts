import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { digestRoutes } from './digests.ts';
import { readExamplePages } from './examplePages.ts';
import { EXAMPLES_FILE, type ExampleRecord, parseExampleRecord } from './exampleRecord.ts';

interface ChangedPages {
  /** Pages whose code blocks, versions, or runner differ from those of the recorded results. */
  readonly pages: readonly string[];
  /** The recorded results of the other pages that have examples. */
  readonly unchanged: ExampleRecord['pages'];
  /** Whether results of pages are recorded that are gone, or have no examples anymore. */
  readonly isAnyGone: boolean;
}

/** Compares pages with their recorded results. */
export async function changedPages(root: string, pages: readonly string[]): Promise<ChangedPages> {
  const text = await readFile(path.join(root, EXAMPLES_FILE), 'utf8').catch(() => '');
  const recorded = Object.entries(parseExampleRecord(text)?.pages ?? {});
  const blocks = readExamplePages(root, pages).pages;
  const digests = digestRoutes(blocks.values());
  const unchanged = Object.fromEntries(
    recorded.filter(([route, { digest }]) => digests.get(route) === digest),
  );
  const changed = pages.filter((file) => {
    const route = blocks.get(file)?.route ?? '';
    return digests.has(route) && !Object.hasOwn(unchanged, route);
  });
  const isAnyGone = recorded.some(([route]) => !digests.has(route));
  return { pages: changed, unchanged, isAnyGone };
}

/** The version of Rstest that runs the examples. */
export async function installedVersion(root: string): Promise<string> {
  const resolve = createRequire(path.join(root, 'package.json')).resolve;
  const file = resolve('@rstest/core/package.json');
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}
