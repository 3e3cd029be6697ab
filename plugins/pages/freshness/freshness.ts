import type { RspressPlugin } from '@rspress/core';
import type { Processor } from 'unified';
import type { PageFrontMatter } from '../../../content/front-matter/frontMatter.ts';
import { relativePath } from '../../../content/relativePath.ts';
import { parsePageFile } from '../../../content/routes/pageFile.ts';
import { assertInternal, rspressInternal } from '../../rspress/internals.ts';
import { FRESHNESS_FIELD } from './pageFreshness.ts';
import { freshnessOf, readSiteFreshness, type SiteFreshness } from './siteFreshness.ts';

const PAGE_META = rspressInternal(
  'pageMeta with the front matter among the data of the remark processor',
  'dist/node/mdx/processor.js',
  'plugins/pages/freshness/freshness.ts',
);

/**
 * Adds to each page the Rstest version that it was checked with and the versions that added its
 * options and names. They're part of the page's chunk, next to its front matter.
 */
export function freshness(): RspressPlugin {
  const site = readSiteFreshness(process.cwd());
  return {
    name: 'freshness',
    config(config) {
      if (!site) return config;
      const { remarkPlugins = [], ...markdown } = config.markdown ?? {};
      // Passed as an option, so that the build's cache is invalidated when the records change.
      return {
        ...config,
        markdown: { ...markdown, remarkPlugins: [...remarkPlugins, [addFreshness, site]] },
      };
    },
  };
}

/** Remark plugin: adds to the front matter, which Rspress stores in the processor's data. */
function addFreshness(this: Processor, site: SiteFreshness) {
  const meta = this.data() as { pageMeta?: { frontmatter?: Record<string, unknown> } };
  return (_tree: unknown, file: { readonly path?: string }): void => {
    const frontMatter = meta.pageMeta?.frontmatter;
    assertInternal(frontMatter !== undefined, PAGE_META);
    const route = parsePageFile(relativePath(process.cwd(), file.path ?? ''))?.route;
    if (route === undefined) return;
    const found = freshnessOf(site, route, frontMatter as PageFrontMatter);
    if (found) frontMatter[FRESHNESS_FIELD] = found;
  };
}
