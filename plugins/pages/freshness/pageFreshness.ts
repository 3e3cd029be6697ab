import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EXAMPLES_FILE, type ExampleRecord } from '../../../checks/examples/exampleRecord.ts';
import type { ExampleCounts, PageFreshness } from '../../../content/freshness.ts';

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
