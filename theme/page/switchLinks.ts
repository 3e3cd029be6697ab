import { useLocation, useSite } from '@rspress/core/runtime';
import { useSyncExternalStore } from 'react';
import { isSamePath } from 'static-pages/paths';
import {
  buildSitePath,
  type PathRules,
  parseSitePath,
  type SitePath,
} from '../../content/routes/sitePath';
import { usePagePath, usePathRules } from '../i18n/paths';
import { subscribeToNothing } from '../ui/useHydrated';
import { useCurrentPage } from './currentPage';

export interface SwitchLink {
  /** Language code or version name. */
  value: string;
  label: string;
  href: string;
  current: boolean;
}

/** Where the menus of a page without a counterpart lead, and those of the 404 page. */
const HOME_PAGE = '/';

/** The path of the same page in another language or version; the home page if it has no such page. */
function switchPath({ here, rules, counterparts }: Here, change: Partial<SitePath>): string {
  const counterpart = buildSitePath({ ...here, ...change }, rules);
  if (counterparts.some((path) => isSamePath(path, counterpart))) return counterpart;
  return buildSitePath({ ...here, ...change, page: HOME_PAGE }, rules);
}

interface Here {
  rules: PathRules;
  here: SitePath;
  counterparts: readonly string[];
  /** Query and hash, which also apply to the counterpart. */
  suffix: string;
}

function useHere(): Here {
  const { search, hash } = useLocation();
  const page = useCurrentPage();
  const rules = usePathRules();
  const parsed = parseSitePath(usePagePath(), rules);
  const found = page.pageType !== '404';
  const suffix = useSyncExternalStore(
    subscribeToNothing,
    () => search + hash,
    // The server renders one file for every query and hash.
    () => '',
  );
  return {
    rules,
    counterparts: page.counterparts,
    here: found ? parsed : { ...parsed, page: HOME_PAGE },
    suffix,
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
