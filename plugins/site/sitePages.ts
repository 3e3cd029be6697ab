import type { NavItem, PageIndexInfo, UserConfig } from '@rspress/core';
import { isSamePath } from 'static-pages/paths';
import { LANGUAGES, type Language } from '../../content/languages.ts';
import { breadcrumbs, sectionOf, sidebarTree } from '../../content/navigation/sidebarTree.ts';
import { fileLanguage } from '../../content/routes/pageFile.ts';
import { parseSitePath } from '../../content/routes/sitePath.ts';
import { TEXT } from '../../theme/i18n/text.ts';

/** The data of a page that head tags, sitemap, and share images use. */
export interface SitePage {
  /** Path within the site, without `base`: `/v1/zh/guide/start`. */
  readonly routePath: string;
  readonly language: Language;
  /** Empty if the site has no versions. */
  readonly version: string;
  /** The path without version and language: `/guide/start`. */
  readonly page: string;
  readonly title: string;
  readonly description: string;
  readonly isHome: boolean;
  /** Replaces the site's name after the title. */
  readonly titleSuffix?: string | undefined;
  /** The heading in the hero of a home page. */
  readonly claim?: string | undefined;
  /** The date of the last change, such as `2026-11-21`; missing if unknown. */
  readonly date?: string | undefined;
}

export interface PageCollector {
  /** To be called from `extendPageData`, which Rspress calls for all pages before rendering. */
  readonly collect: (page: PageIndexInfo) => void;
  /** The pages, sorted by path. */
  readonly pages: () => SitePage[];
}

/** Collects the pages of a build. `pages` converts them, because other plugins may add dates until then. */
export function pageCollector(): PageCollector {
  // By path, because a page is collected again after each change in development.
  const pageInfos = new Map<string, PageIndexInfo>();
  return {
    collect(page) {
      // A page in place of a missing translation isn't collected: it duplicates the original.
      const original = fileLanguage(page._relativePath, LANGUAGES);
      if (original === undefined || original === page.lang) pageInfos.set(page.routePath, page);
    },
    // Not localeCompare: the order must not depend on the system's locale.
    pages: () =>
      [...pageInfos.values()].map(toSitePage).sort((a, b) => (a.routePath < b.routePath ? -1 : 1)),
  };
}

function toSitePage(info: PageIndexInfo): SitePage {
  const { routePath, lang, version = '', frontmatter } = info;
  // Added by `datesOfPages` (plugins/pages/page-data).
  const { lastUpdatedTime } = info as { lastUpdatedTime?: string };
  const language = lang as Language;
  const hero = frontmatter.hero as { text?: string } | undefined;
  const rules = {
    languages: [lang],
    defaultLanguage: lang,
    versions: [version],
    defaultVersion: version,
  };
  return {
    routePath,
    language,
    version,
    page: parseSitePath(routePath, rules).page,
    title: String(frontmatter.title ?? info.title),
    description: String(frontmatter.description ?? TEXT[language].siteDescription),
    isHome: frontmatter.pageType === 'home',
    titleSuffix: frontmatter.titleSuffix,
    claim: hero?.text,
    date: lastUpdatedTime,
  };
}

/** Converts a path to an absolute URL: `/guide/start` to `https://site.dev/base/guide/start`. */
export type AddressOf = (path: string) => string;

/** Throws if the configuration has no valid `siteOrigin`. */
export function siteAddress({ siteOrigin = '', base = '/' }: UserConfig): AddressOf {
  const home = new URL(base, siteOrigin);
  return (path) => new URL(path.replace(/^\//, ''), home).href;
}

/** A step on the way from the navbar to a page: a section or a group of the sidebar. */
export interface TrailStep {
  readonly name: string;
  /** Missing if the step has no page. */
  readonly href?: string | undefined;
}

/** The steps to a page, without the page. The configuration has the sidebars of all languages. */
export function trailOf(
  { routePath, language, version }: SitePage,
  { themeConfig = {} }: Pick<UserConfig, 'themeConfig'>,
): TrailStep[] {
  const { sidebar = {}, nav } = themeConfig.locales?.find(({ lang }) => lang === language) ?? {};
  const entries = sidebarTree(sectionOf(sidebar, routePath)?.items ?? []);
  const items = Array.isArray(nav) ? nav : nav?.[version || 'default'];
  return breadcrumbs(entries, (href) => isSamePath(href, routePath)).map(({ text, href }) => ({
    name: navText(items, href) ?? text,
    href,
  }));
}

/** The text of a page's item in the navbar, which is shorter than its title. */
function navText(nav: readonly NavItem[] = [], href = ''): string | undefined {
  return nav.find((item) => 'link' in item && isSamePath(item.link as string, href))?.text;
}
