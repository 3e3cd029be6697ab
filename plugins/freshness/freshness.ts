import { relative, sep } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Processor } from 'unified';
import { placeOf } from '../content-checks/routes.ts';
import type { PageFrontMatter } from '../page-data/frontMatter.ts';
import { FRESHNESS_FIELD } from './pageFreshness.ts';
import { freshnessOf, readSiteFreshness, type SiteFreshness } from './siteFreshness.ts';

/**
 * Gives each page the Rstest that it was checked with and the versions that its options and names
 * came with. They travel in the page's own chunk, beside its front matter.
 */
export function freshness(): RspressPlugin {
  const site = readSiteFreshness(process.cwd());
  return {
    name: 'freshness',
    config(config) {
      if (!site) return config;
      const { remarkPlugins = [], ...markdown } = config.markdown ?? {};
      // The site's records are an option, so that the build's cache knows when they change.
      return {
        ...config,
        markdown: { ...markdown, remarkPlugins: [...remarkPlugins, [addFreshness, site]] },
      };
    },
  };
}

/** Remark plugin: Rspress keeps the front matter that it has read beside the tree. */
function addFreshness(this: Processor, site: SiteFreshness) {
  const meta = this.data() as { pageMeta?: { frontmatter?: Record<string, unknown> } };
  return (_tree: unknown, file: { readonly path?: string }): void => {
    const frontMatter = meta.pageMeta?.frontmatter;
    const route = placeOf(
      relative(process.cwd(), file.path ?? '')
        .split(sep)
        .join('/'),
    )?.route;
    if (!frontMatter || route === undefined) return;
    const found = freshnessOf(site, route, frontMatter as PageFrontMatter);
    if (found) frontMatter[FRESHNESS_FIELD] = found;
  };
}
