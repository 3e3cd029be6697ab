import type { RspressPlugin } from '@rspress/core';
import { readPage } from '../../../content/readPages.ts';
import { relativePath } from '../../../content/relativePath.ts';
import { parsePageFile } from '../../../content/routes/pageFile.ts';
import { freshnessOf, readSiteFreshness } from './siteFreshness.ts';

/**
 * Adds to the data of each page the Rstest version that it was checked with and the versions that
 * added its options and names. In development, as of the server's start.
 */
export function freshness(): RspressPlugin {
  const root = process.cwd();
  const site = readSiteFreshness(root);
  return {
    name: 'freshness',
    extendPageData(page) {
      const file = relativePath(root, page._filepath);
      if (!site || !parsePageFile(file)) return;
      const { route, frontMatter } = readPage(root, file);
      if (frontMatter) Object.assign(page, { freshness: freshnessOf(site, route, frontMatter) });
    },
  };
}
