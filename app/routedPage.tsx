/**
 * Pages from Rspress' route table, one module each: used by the build and in development. The built
 * site fetches the resulting documents instead (theme/page/documentPage.tsx).
 */
import { getSidebarDataGroup, initPageData, pathnameToRouteService } from '@rspress/core/runtime';
import siteData from 'virtual-site-data';
import { buildSitePath, parseSitePath } from '../content/routes/sitePath';
import { isSamePath } from '../theme/i18n/samePath';
import { pathRulesOf } from '../theme/i18n/usePathRules';
import type { LoadedPage, PageData } from '../theme/page/loadedPage';
import { breadcrumbs, sidebarTree } from '../theme/sidebar/sidebarTree';
import { IsPage } from '../theme/translation/FallbackLink';
import { routedParts } from './routedParts';

/** Loads the page at a path without base; the not-found page for an unknown path. */
export async function routedPage(path: string): Promise<LoadedPage> {
  const routeData = await initPageData(path);
  const route = pathnameToRouteService(path);
  const section = route && sectionOf(path, routeData.lang);
  const data = {
    ...routeData,
    section,
    crumbs: crumbsOf(path, section),
    counterparts: counterpartsOf(path),
  } as unknown as PageData;
  if (data.pageType === '404')
    return { data, parts: { sidebar: null, outline: null, body: null, end: null } };
  const parts = routedParts(data, route?.element);
  const withPages = (
    <IsPage key={data.routePath} value={isPage}>
      {parts.body}
    </IsPage>
  );
  return { data, parts: { ...parts, body: withPages } };
}

function isPage(path: string): boolean {
  return pathnameToRouteService(path) !== undefined;
}

function sectionOf(path: string, language: string): PageData['section'] {
  const { locales = [] } = siteData.themeConfig;
  const sidebars = locales.find(({ lang }) => lang === language)?.sidebar ?? {};
  const items = getSidebarDataGroup(sidebars, path);
  const section = Object.keys(sidebars).find((name) => sidebars[name] === items);
  return section === undefined ? undefined : { path: section, items };
}

function crumbsOf(path: string, section: PageData['section']): PageData['crumbs'] {
  const entries = section ? sidebarTree(section.items) : [];
  const crumbs = breadcrumbs(entries, (href) => isSamePath(href, path));
  return crumbs.map(({ text, href }) => ({ text, href }));
}

function counterpartsOf(path: string): string[] {
  const rules = pathRulesOf(siteData);
  const here = parseSitePath(path, rules);
  const versions = rules.versions.length > 0 ? rules.versions : [rules.defaultVersion];
  return versions
    .flatMap((version) =>
      rules.languages.map((language) => buildSitePath({ ...here, version, language }, rules)),
    )
    .filter(isPage);
}
