import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { EXAMPLES_FILE, type ExampleRecord } from '../../../checks/examples/exampleRecord.ts';
import { relativePath } from '../../../content/files.ts';
import type { ExampleCounts, PageFreshness } from '../../../content/freshness.ts';
import { parsePageFile } from '../../../content/routes/pageFile.ts';

/**
 * Adds to the data of each page the Rstest version that it was checked with. In development, as of the
 * server's start.
 */
export function freshness(): RspressPlugin {
  const root = process.cwd();
  const manifest = readManifest(root);
  return {
    name: 'freshness',
    extendPageData(page) {
      const route = parsePageFile(relativePath(root, page._filepath))?.route;
      const found = route && freshnessOf(manifest, route, page.frontmatter);
      if (found) Object.assign(page, { freshness: found });
    },
  };
}

/** Reads what was recorded when the examples were last run; `undefined` without a record. */
export function readManifest(root: string): ExampleRecord | undefined {
  const file = path.join(root, EXAMPLES_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ExampleRecord) : undefined;
}

/** The freshness of a page, by its route without language. */
export function freshnessOf(
  manifest: ExampleRecord | undefined,
  route: string,
  { pageType }: { readonly pageType?: unknown },
): PageFreshness | undefined {
  if (!manifest) return undefined;
  const sets = Object.values(manifest.pages[route]?.sets ?? {});
  return {
    rstest: manifest.rstest,
    examplesRan: sets.some(({ runs }) => runs.length > 0),
    ...(pageType === 'home' && { examples: countExamples(manifest) }),
  };
}

/** Counts the examples of all pages, once for all languages. */
function countExamples({ pages }: ExampleRecord): ExampleCounts {
  const sets = Object.values(pages).flatMap((page) => Object.values(page.sets));
  const ran = sets.filter(({ runs }) => runs.length > 0);
  return { ran: ran.length, inPage: ran.filter(({ page }) => 'format' in page).length };
}
