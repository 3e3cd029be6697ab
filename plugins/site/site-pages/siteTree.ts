import type { NavItem, UserConfig } from '@rspress/core';
import { isSamePath, pathKey } from 'static-pages/paths';
import { breadcrumbs, sectionOf, sidebarTree } from '../../../content/navigation/sidebarTree.ts';
import type { SitePage } from './sitePage.ts';

/** A step from the navigation down to a page. */
export interface TrailStep {
  readonly name: string;
  /** Missing if the step has no page. */
  readonly target?: SitePage | undefined;
}

/** How the pages of a site are nested. */
export interface SiteTree {
  readonly home: (page: SitePage) => SitePage | undefined;
  readonly trail: (page: SitePage) => TrailStep[];
}

/** Builds the tree of all pages. `config` has the sidebars of all languages. */
export function siteTree(
  pages: readonly SitePage[],
  { themeConfig = {} }: Pick<UserConfig, 'themeConfig'>,
): SiteTree {
  const byPath = new Map(pages.map((page) => [pathKey(page.routePath), page]));
  const homes = new Map(
    pages.flatMap((page) => (page.page === '/' ? [[keyOf(page), page] as const] : [])),
  );
  return {
    home: (page) => homes.get(keyOf(page)),
    trail: ({ routePath, language, version }) => {
      const { sidebar = {}, nav } =
        themeConfig.locales?.find(({ lang }) => lang === language) ?? {};
      const entries = sidebarTree(sectionOf(sidebar, routePath)?.items ?? []);
      const items = Array.isArray(nav) ? nav : nav?.[version || 'default'];
      return breadcrumbs(entries, (href) => isSamePath(href, routePath)).map(({ text, href }) => ({
        name: navText(items, href) ?? text,
        target: href === undefined ? undefined : byPath.get(pathKey(href)),
      }));
    },
  };
}

/** What the navbar calls a page, which is shorter than its title. */
function navText(nav: readonly NavItem[] = [], href = ''): string | undefined {
  return nav.find((item) => 'link' in item && isSamePath(item.link as string, href))?.text;
}

function keyOf({ version, language }: Pick<SitePage, 'language' | 'version'>): string {
  return `${version}/${language}`;
}
