import type { RspressPlugin } from '@rspress/core';
import { relativePath } from '../../../content/relativePath.ts';
import { parsePageFile } from '../../../content/routes/pageFile.ts';
import { freshnessOf, readManifest } from './pageFreshness.ts';

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
