import type { Manifest } from '../../../checks/examples/manifest.ts';
import type { ExampleCounts } from '../../../content/freshness.ts';

/** Counts the examples of all pages, once for both languages. */
export function countExamples({ pages }: Pick<Manifest, 'pages'>): ExampleCounts {
  const sets = Object.values(pages).flatMap((page) => Object.values(page.sets));
  const ran = sets.filter(({ runs }) => runs.length > 0);
  return { ran: ran.length, inPage: ran.filter(({ page }) => 'format' in page).length };
}
