/**
 * Pages as Rspress' route table has them: a module each. The build renders them, and they are what
 * a developer sees; browsers of the built site get the result (theme/page/documentPage.tsx).
 */
import { getSidebarDataGroup, initPageData, pathnameToRouteService } from '@rspress/core/runtime';
import siteData from 'virtual-site-data';
import { buildSitePath, parseSitePath } from '../language/sitePath';
import { pathRulesOf } from '../language/usePathRules';
import { pageRecordOf } from '../page/pageRecords';
import type { PageFacts, ShownPage } from '../page/shownPage';
import { isSamePath } from '../router/samePath';
import { IsPage } from '../translation/StandInLink';
import { RoutedBody } from './RoutedBody';

/** The page of a path; an unknown one has the not-found page. */
export async function routedPage(path: string): Promise<ShownPage> {
  // The module brings the page's record along: it comes first.
  const data = await initPageData(path);
  const route = pathnameToRouteService(path);
  const record = pageRecordOf(data.pagePath, (routePath) => isSamePath(routePath, path));
  const facts = {
    ...data,
    ...record,
    ...(route && { section: sectionOf(path, record?.lang ?? data.lang) }),
    twins: twinsOf(path),
  } as unknown as PageFacts;
  if (facts.pageType === '404') return { facts, body: null };
  const body = (
    <IsPage key={facts.routePath} value={isPage}>
      <RoutedBody facts={facts} text={route?.element} />
    </IsPage>
  );
  return { facts, body };
}

function isPage(path: string): boolean {
  return pathnameToRouteService(path) !== undefined;
}

function sectionOf(path: string, language: string): PageFacts['section'] {
  const { locales = [] } = siteData.themeConfig;
  const sidebars = locales.find(({ lang }) => lang === language)?.sidebar ?? {};
  const items = getSidebarDataGroup(sidebars, path);
  const section = Object.keys(sidebars).find((name) => sidebars[name] === items);
  return section === undefined ? undefined : { path: section, items };
}

function twinsOf(path: string): string[] {
  const rules = pathRulesOf(siteData);
  const here = parseSitePath(path, rules);
  const versions = rules.versions.length > 0 ? rules.versions : [rules.defaultVersion];
  return versions
    .flatMap((version) =>
      rules.languages.map((language) => buildSitePath({ ...here, version, language }, rules)),
    )
    .filter(isPage);
}
