import type { RouteMeta, RspressPlugin } from '@rspress/core';
import { findInstalledPackage } from '../facts/installedPackage.ts';
import { alternatesOf } from '../site-pages/alternates.ts';
import { pageCollector } from '../site-pages/pageCollector.ts';
import { siteAddress } from '../site-pages/siteAddress.ts';
import type { SitePage } from '../site-pages/sitePage.ts';
import { readSiteSections, siteTree } from '../site-pages/siteTree.ts';
import { headOf } from './headOf.ts';

export interface HeadTagsOptions {
  /** The path of a page's picture for those who share it. */
  image?: (routePath: string) => string;
  /** The path of a page's Markdown twin. */
  markdown?: (routePath: string) => string;
}

/**
 * Tells machines about each page, in its HTML and nowhere else: previews, structured data, and
 * which page readers of any other language get. Rspress itself links the languages with each
 * other; the theme writes title, description and the canonical address.
 */
export function headTags(options: HeadTagsOptions = {}): RspressPlugin {
  const collector = pageCollector();
  return {
    name: 'head-tags',
    extendPageData: collector.collect,
    async config(config) {
      const addressOf = siteAddress(config);
      const sections = await readSiteSections(config);
      const softwareVersion = findInstalledPackage(process.cwd()).version;
      // The tags are asked for once all pages are known.
      let heads: ReadonlyMap<string, string> | undefined;
      const write = () => {
        const pages = collector.pages();
        const tree = siteTree(pages, sections);
        const alternates = alternatesOf(pages, config.lang ?? 'en');
        const headOfPage = (page: SitePage) =>
          headOf({ ...options, page, tree, alternates, addressOf, softwareVersion });
        return new Map(pages.map((page) => [page.routePath, headOfPage(page)]));
      };
      const head = ({ routePath }: RouteMeta) => {
        heads ??= write();
        return heads.get(routePath);
      };
      return { ...config, head: [...(config.head ?? []), head] };
    },
  };
}
