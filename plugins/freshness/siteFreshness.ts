import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ADDED_IN_FILE, type AddedIn, readAddedIn } from '../added-in/addedIn.ts';
import type { Manifest } from '../examples/manifest.ts';
import { MANIFEST } from '../examples/manifest.ts';
import type { PageFrontMatter } from '../page-data/frontMatter.ts';
import { type PageFreshness, pageFreshness } from './pageFreshness.ts';

export interface SiteFreshness {
  readonly manifest: Manifest;
  readonly addedIn: AddedIn;
}

/**
 * What was recorded when the examples were last run and the published versions last looked at;
 * nothing where no such records are kept.
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

/** Pure: of a page by its route without language. */
export function freshnessOf(
  site: SiteFreshness | undefined,
  route: string,
  frontMatter: Pick<PageFrontMatter, 'options' | 'api'>,
): PageFreshness | undefined {
  if (!site) return undefined;
  const { manifest, addedIn } = site;
  return pageFreshness(frontMatter, manifest.pages[route], manifest.rstest, addedIn);
}
