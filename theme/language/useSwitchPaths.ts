import { useLocation, useSite } from '@rspress/core/runtime';
import { useSyncExternalStore } from 'react';
import { usePageFacts } from '../page/shownPage';
import { isSamePath } from '../router/samePath';
import { buildSitePath, type PathRules, parseSitePath, type SitePath } from './sitePath';
import { never } from './useHydrated';
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
function switchPath({ here, rules, twins }: Here, change: Partial<SitePath>): string {
  const twin = buildSitePath({ ...here, ...change }, rules);
  if (twins.some((path) => isSamePath(path, twin))) return twin;
  return buildSitePath({ ...here, ...change, page: NOT_FOUND_PAGE }, rules);
}

interface Here {
  rules: PathRules;
  here: SitePath;
  twins: readonly string[];
  /** Query and hash, where the other page has them too. */
  suffix: string;
}

function useHere(): Here {
  const { search, hash } = useLocation();
  const page = usePageFacts();
  const rules = usePathRules();
  const parsed = parseSitePath(usePagePath(), rules);
  const found = page.pageType !== '404';
  const suffix = useSyncExternalStore(
    never,
    () => search + hash,
    // The file that was served is the same for every query and hash.
    () => '',
  );
  return {
    rules,
    twins: page.twins,
    here: found ? parsed : { ...parsed, page: NOT_FOUND_PAGE },
    suffix: found ? suffix : '',
  };
}

export function useLanguageLinks(): SwitchLink[] {
  const { site } = useSite();
  const at = useHere();
  return site.locales.map(({ lang, label }) => ({
    value: lang,
    label,
    href: `${switchPath(at, { language: lang })}${at.suffix}`,
    current: lang === at.here.language,
  }));
}

export function useVersionLinks(): SwitchLink[] {
  const at = useHere();
  return at.rules.versions.map((version) => ({
    value: version,
    label: version,
    href: `${switchPath(at, { version })}${at.suffix}`,
    current: version === at.here.version,
  }));
}
