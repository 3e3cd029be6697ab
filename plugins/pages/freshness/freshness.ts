import type { RspressPlugin } from '@rspress/core';
import { runnableSets } from '../../../checks/examples/pageBlocks.ts';
import { findInstalledPackage } from '../../../checks/facts/installedPackage.ts';
import { relativePath } from '../../../content/files.ts';
import type { ExampleCounts, PageFreshness } from '../../../content/freshness.ts';
import { readPage } from '../../../content/readPages.ts';
import { parsePageFile } from '../../../content/routes/pageFile.ts';

/**
 * Adds to the data of each page the Rstest version that it was checked with. `counts` are those of the
 * examples, for home pages.
 */
export function freshness(counts: () => Promise<ExampleCounts>): RspressPlugin {
  const root = process.cwd();
  const rstest = findInstalledPackage(root).version;
  return {
    name: 'freshness',
    async extendPageData(page) {
      const file = relativePath(root, page._filepath);
      if (!parsePageFile(file)) return;
      const found: PageFreshness = {
        rstest,
        examplesRan: runnableSets(readPage(root, file)).length > 0,
        ...(page.frontmatter.pageType === 'home' && { examples: await counts() }),
      };
      Object.assign(page, { freshness: found });
    },
  };
}
