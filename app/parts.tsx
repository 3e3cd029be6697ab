/** The `Parts` of packages/static-pages: the build renders them, and browsers get them as HTML. */

import type { SidebarData } from '@rspress/core';
import type { ReactNode } from 'react';
import type { IsPage, PageData } from 'static-pages';
import { isSamePath } from 'static-pages/paths';
import siteData from 'virtual-site-data';
import { ApiFacts } from '../components/facts/ApiFacts';
import { OptionFacts } from '../components/facts/OptionFacts';
import { pagesBelow } from '../content/navigation/pagesBelow';
import {
  breadcrumbs,
  type SidebarEntry,
  sectionOf,
  sidebarTree,
} from '../content/navigation/sidebarTree';
import { buildSitePath, parseSitePath } from '../content/routes/sitePath';
import { HomeBody } from '../theme/home/HomeBody';
import { HomeFooter } from '../theme/home/HomeFooter';
import { pathRulesOf } from '../theme/i18n/paths';
import { Outline } from '../theme/outline/Outline';
import { Overview } from '../theme/overview/Overview';
import type { CurrentPage, PageBelow } from '../theme/page/currentPage';
import { useDocParts } from '../theme/page/useDocParts';
import { PageFooter } from '../theme/page-tools/PageFooter';
import { Sidebar } from '../theme/sidebar/Sidebar';
import { IsPageContext, PageContent } from '../theme/translation/PageContent';
import { MdxComponents } from './MdxComponents';

export { PageHead as Head } from '../theme/layout/PageHead';

export function renderParts(page: PageData, content: ReactNode, isPage: IsPage) {
  return {
    sidebar: <Sidebar />,
    outline: <Outline />,
    body: (
      <IsPageContext value={isPage}>
        <PageBody pageType={page.pageType} content={content} />
      </IsPageContext>
    ),
    end: <End pageType={page.pageType} />,
  };
}

/** The content of a page. */
function PageBody({ pageType, content }: { pageType: string; content: ReactNode }) {
  return (
    <MdxComponents>
      {pageType === 'home' ? (
        <HomeBody>{content}</HomeBody>
      ) : (
        <>
          <OptionFacts />
          <ApiFacts />
          <PageContent>{content}</PageContent>
        </>
      )}
    </MdxComponents>
  );
}

/** The parts below a page's content: the list of an overview, and the footer. */
function End({ pageType }: { pageType: string }) {
  const { overview, footer } = useDocParts();
  if (pageType === 'home') return <HomeFooter />;
  return (
    <>
      {overview ? <Overview /> : null}
      {footer ? <PageFooter /> : null}
    </>
  );
}

/** Adds the page's place in the sidebar, the groups of an overview, and the page's counterparts. */
export function extendData(page: PageData, path: string, isPage: IsPage): CurrentPage {
  const section = isPage(path) ? sectionOf(sidebarsOf(page.lang), path) : undefined;
  const entries = section ? sidebarTree(section.items) : [];
  const crumbs = breadcrumbs(entries, (href) => isSamePath(href, path));
  return {
    ...page,
    section,
    below: overviewGroups(page, entries),
    // A page outside of groups has only the overview above it, and the navbar already links to that.
    crumbs: crumbs.length > 1 ? crumbs : [],
    counterparts: counterpartsOf(path).filter(isPage),
  };
}

function sidebarsOf(language: string): Readonly<Record<string, SidebarData>> {
  const { locales = [] } = siteData.themeConfig;
  return locales.find(({ lang }) => lang === language)?.sidebar ?? {};
}

/** The groups of an overview. Its `below` from plugins/pages/page-records is still a list without groups. */
function overviewGroups(page: PageData, entries: SidebarEntry[]): CurrentPage['below'] {
  const { below } = page as { below?: readonly PageBelow[] };
  if (!below) return undefined;
  return pagesBelow(page.routePath, entries).flatMap(({ name, pages }) => {
    const listed = pages.map(({ text, href }) => {
      const { description, headings = [] } =
        below.find(({ routePath }) => isSamePath(href, routePath)) ?? {};
      return { text, href, description, headings };
    });
    return listed.length > 0 ? { name, pages: listed } : [];
  });
}

/** The paths that the page has or would have in all languages and versions. */
function counterpartsOf(path: string): string[] {
  const rules = pathRulesOf(siteData);
  const here = parseSitePath(path, rules);
  const versions = rules.versions.length > 0 ? rules.versions : [rules.defaultVersion];
  return versions.flatMap((version) =>
    rules.languages.map((language) => buildSitePath({ ...here, version, language }, rules)),
  );
}

/** Data and front matter that only the build uses. */
const BUILD_ONLY = ['toc', 'section', 'below', 'freshness', 'facts', 'playgroundCode'] as const;
const BUILD_ONLY_FRONT_MATTER = ['api', 'features', 'hero', 'messages', 'options', 'searchPhrases'];

/**
 * The page data that is sent to browsers. Everything else is already in the page's HTML: the sidebar,
 * and the headings, which `readToc` reads from there.
 */
export function browserData(page: PageData): object {
  const frontmatter = withoutKeys(page.frontmatter, BUILD_ONLY_FRONT_MATTER);
  // `extendData` has returned this page.
  return { ...withoutKeys(page as CurrentPage, BUILD_ONLY), frontmatter };
}

function withoutKeys<Data extends object>(data: Data, keys: readonly (keyof Data)[]): object {
  const removed = new Set<PropertyKey>(keys);
  return Object.fromEntries(Object.entries(data).filter(([key]) => !removed.has(key)));
}
