/** What the build renders and browsers get as HTML: the `Parts` of packages/static-pages. */
import { getSidebarDataGroup } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import type { IsPage, PageData } from 'static-pages';
import { isSamePath } from 'static-pages/paths';
import siteData from 'virtual-site-data';
import { buildSitePath, parseSitePath } from '../content/routes/sitePath';
import { HomeFooter } from '../theme/home/HomeFooter';
import { pathRulesOf } from '../theme/i18n/usePathRules';
import { SocialMarkup } from '../theme/navbar/SocialSheet';
import { SOCIAL_MARKUP } from '../theme/navbar/socialMarkup';
import { Outline } from '../theme/outline/Outline';
import { Overview } from '../theme/overview/Overview';
import type { CurrentPage } from '../theme/page/currentPage';
import { useDocParts } from '../theme/page/useDocParts';
import { PageFooter } from '../theme/page-tools/PageFooter';
import { Sidebar } from '../theme/sidebar/Sidebar';
import { breadcrumbs, sidebarTree } from '../theme/sidebar/sidebarTree';
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
  return {
    ...page,
    section,
    crumbs: crumbsOf(path, section),
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

function crumbsOf(path: string, section: CurrentPage['section']): CurrentPage['crumbs'] {
  const entries = section ? sidebarTree(section.items) : [];
  const crumbs = breadcrumbs(entries, (href) => isSamePath(href, path));
  return crumbs.map(({ text, href }) => ({ text, href }));
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
