import { pathnameToRouteService, useLocation, usePage, useSite } from '@rspress/core/runtime';
import { buildSitePath, type PathRules, parseSitePath, type SitePath } from './sitePath';
import { usePagePath } from './usePagePath';
import { usePathRules } from './usePathRules';

export interface SwitchLink {
  /** Language code or version name. */
  value: string;
  label: string;
  href: string;
  current: boolean;
}

const NOT_FOUND_PAGE = '/';

/** Where the same page stands in another language or version; the home page where it doesn't. */
function switchPath(here: SitePath, change: Partial<SitePath>, rules: PathRules): string {
  const twin = buildSitePath({ ...here, ...change }, rules);
  if (pathnameToRouteService(twin)) return twin;
  return buildSitePath({ ...here, ...change, page: NOT_FOUND_PAGE }, rules);
}

function useHere() {
  const { search, hash } = useLocation();
  const { page } = usePage();
  const rules = usePathRules();
  const parsed = parseSitePath(usePagePath(), rules);
  const found = page.pageType !== '404';
  return {
    rules,
    here: found ? parsed : { ...parsed, page: NOT_FOUND_PAGE },
    suffix: found ? `${search}${hash}` : '',
  };
}

export function useLanguageLinks(): SwitchLink[] {
  const { site } = useSite();
  const { here, rules, suffix } = useHere();
  return site.locales.map(({ lang, label }) => ({
    value: lang,
    label,
    href: `${switchPath(here, { language: lang }, rules)}${suffix}`,
    current: lang === here.language,
  }));
}

export function useVersionLinks(): SwitchLink[] {
  const { here, rules, suffix } = useHere();
  return rules.versions.map((version) => ({
    value: version,
    label: version,
    href: `${switchPath(here, { version }, rules)}${suffix}`,
    current: version === here.version,
  }));
}
