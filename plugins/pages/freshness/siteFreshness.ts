import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ADDED_IN_FILE, type AddedIn, readAddedIn } from '../../../checks/added-in/addedIn.ts';
import { MANIFEST, type Manifest } from '../../../checks/examples/manifest.ts';
import type { ExampleCounts, PageFreshness } from '../../../content/freshness.ts';
import type { PageFrontMatter } from '../../../content/front-matter/frontMatter.ts';
import { pageFreshness } from './pageFreshness.ts';

export interface SiteFreshness {
  readonly manifest: Manifest;
  readonly addedIn: AddedIn;
}

/**
 * Reads what was recorded when the examples were last run and the published versions last examined;
 * `undefined` if the site has no such records.
 */
export function readSiteFreshness(root: string): SiteFreshness | undefined {
  const [manifest = '', addedIn = ''] = [MANIFEST, ADDED_IN_FILE].map((file) =>
    path.join(root, file),
  );
  if (!existsSync(manifest) || !existsSync(addedIn)) return undefined;
  return {
    manifest: JSON.parse(readFileSync(manifest, 'utf8')) as Manifest,
    addedIn: readAddedIn(readFileSync(addedIn, 'utf8')),
  };
}

/** The freshness of a page, by its route without language. */
export function freshnessOf(
  site: SiteFreshness | undefined,
  route: string,
  frontMatter: Pick<PageFrontMatter, 'options' | 'api' | 'pageType'>,
): PageFreshness | undefined {
  if (!site) return undefined;
  const { manifest, addedIn } = site;
  return {
    ...pageFreshness(frontMatter, manifest.pages[route], manifest.rstest, addedIn),
    ...(frontMatter.pageType === 'home' && { examples: countExamples(manifest) }),
  };
}

/** Counts the examples of all pages, once for both languages. */
function countExamples({ pages }: Manifest): ExampleCounts {
  const sets = Object.values(pages).flatMap((page) => Object.values(page.sets));
  const ran = sets.filter(({ runs }) => runs.length > 0);
  return { ran: ran.length, inPage: ran.filter(({ page }) => 'format' in page).length };
}
