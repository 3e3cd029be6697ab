/** What the build renders and browsers get as HTML: the `Parts` of packages/static-pages. */
import { getSidebarDataGroup } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import type { IsPage, PageData } from 'static-pages';
import { isSamePath } from 'static-pages/paths';
import siteData from 'virtual-site-data';
import { pagesBelow } from '../content/navigation/pagesBelow';
import { breadcrumbs, type SidebarEntry, sidebarTree } from '../content/navigation/sidebarTree';
import { buildSitePath, parseSitePath } from '../content/routes/sitePath';
import { HomeFooter } from '../theme/home/HomeFooter';
import { pathRulesOf } from '../theme/i18n/usePathRules';
import { SocialMarkup } from '../theme/navbar/SocialSheet';
import { SOCIAL_MARKUP } from '../theme/navbar/socialMarkup';
import { Outline } from '../theme/outline/Outline';
import { Overview } from '../theme/overview/Overview';
import type { CurrentPage, PageBelow } from '../theme/page/currentPage';
import { useDocParts } from '../theme/page/useDocParts';
import { PageFooter } from '../theme/page-tools/PageFooter';
import { Sidebar } from '../theme/sidebar/Sidebar';
import { IsPageContext } from '../theme/translation/FallbackLink';
import { PageBody } from './PageBody';

export { PageHead as Head } from '../theme/layout/PageHead';
export { browserData } from '../theme/page/browserData';

export function Providers({ children }: { children: ReactNode }) {
  return <SocialMarkup value={SOCIAL_MARKUP}>{children}</SocialMarkup>;
}

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
  const section = isPage(path) ? sectionOf(path, page.lang) : undefined;
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

function sectionOf(path: string, language: string): CurrentPage['section'] {
  const { locales = [] } = siteData.themeConfig;
  const sidebars = locales.find(({ lang }) => lang === language)?.sidebar ?? {};
  const items = getSidebarDataGroup(sidebars, path);
  const section = Object.keys(sidebars).find((name) => sidebars[name] === items);
  return section === undefined ? undefined : { path: section, items };
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
