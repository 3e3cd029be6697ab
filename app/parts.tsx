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

/** What the build renders and browsers get as HTML: the `Parts` of packages/static-pages. */

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

/** What follows the content of a page. */
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

/** Adds the page's place in the sidebar and its counterparts in other languages. */
export function extendData(page: PageData, path: string, isPage: IsPage): CurrentPage {
  const section = isPage(path) ? sectionOf(sidebarsOf(page.lang), path) : undefined;
  const entries = section ? sidebarTree(section.items) : [];
  const crumbs = breadcrumbs(entries, (href) => isSamePath(href, path));
  return {
    ...page,
    section,
    below: overviewGroups(page, entries),
    // A page outside of groups only has the overview above it, which the navbar shows as well.
    crumbs: crumbs.length > 1 ? crumbs : [],
    counterparts: counterpartsOf(path).filter(isPage),
  };
}

function sidebarsOf(language: string): Readonly<Record<string, SidebarData>> {
  const { locales = [] } = siteData.themeConfig;
  return locales.find(({ lang }) => lang === language)?.sidebar ?? {};
}

/** What an overview page lists: the pages of its sidebar, with the data that the build has of them. */
function overviewGroups(page: PageData, entries: SidebarEntry[]): CurrentPage['below'] {
  const { below } = page as { below?: readonly PageBelow[] };
  return (
    below &&
    pagesBelow(page.routePath, entries).flatMap(({ name, pages }) => {
      const listed = pages.map(({ text, href }) => {
        const { description, headings = [] } =
          below.find(({ routePath }) => isSamePath(href, routePath)) ?? {};
        return { text, href, description, headings };
      });
      return listed.length > 0 ? { name, pages: listed } : [];
    })
  );
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

/** Front matter that is only used to render the page's static parts. */
const BUILD_ONLY = new Set(['api', 'features', 'hero', 'options', 'searchPhrases']);

/**
 * The page data that is sent to browsers. The rest is already in the page's HTML, including the
 * headings, which `readToc` reads from there, and the sidebar.
 */
export function browserData(page: PageData) {
  const { toc: _, section: _s, below: _b, freshness: _f, facts: _p, ...rest } = page as CurrentPage;
  const { playgroundCode: _c, ...data } = rest;
  const needed = Object.entries(data.frontmatter).filter(([name]) => !BUILD_ONLY.has(name));
  return { ...data, frontmatter: Object.fromEntries(needed) };
}
