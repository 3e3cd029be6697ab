import type { RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';
import { findInstalledPackage } from '../../../checks/facts/installedPackage.ts';
import { DEFAULT_LANGUAGE } from '../../../content/languages.ts';
import { alternatesOf } from '../site-pages/alternates.ts';
import { pageCollector } from '../site-pages/pageCollector.ts';
import { siteAddress } from '../site-pages/siteAddress.ts';
import type { SitePage } from '../site-pages/sitePage.ts';
import { siteTree } from '../site-pages/siteTree.ts';
import { type HeadTagsOptions, headOf } from './headOf.ts';

/**
 * Adds tags for machines to each page's HTML: link previews, structured data, and `x-default`.
 * Rspress links the languages with each other; the theme sets title, description, and canonical URL.
 */
export function headTags(options: HeadTagsOptions = {}): RspressPlugin {
  const collector = pageCollector();
  let site: UserConfig = {};
  return {
    name: 'head-tags',
    extendPageData: collector.collect,
    beforeBuild(config) {
      // With the sidebars, which another plugin adds.
      site = config;
    },
    async config(config) {
      const addressOf = siteAddress(config);
      const softwareVersion = findInstalledPackage(process.cwd()).version;
      // Computed when the first tags are requested, after all pages have been collected.
      let heads: ReadonlyMap<string, string> | undefined;
      const write = () => {
        const pages = collector.pages();
        const tree = siteTree(pages, site);
        const alternates = alternatesOf(pages, config.lang ?? DEFAULT_LANGUAGE);
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
