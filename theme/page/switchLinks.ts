import { useLocation, useSite } from '@rspress/core/runtime';
import { isSamePath } from 'static-pages/paths';
import {
  buildSitePath,
  type PathRules,
  parseSitePath,
  type SitePath,
} from '../../content/routes/sitePath';
import { usePagePath, usePathRules } from '../i18n/paths';
import { useHydrated } from '../ui/useHydrated';
import { useCurrentPage } from './currentPage';

/** A link to the current page in a language or version, whose name is the text. */
export interface SwitchLink {
  text: string;
  href: string;
  /** The code of the language; absent for a version. */
  lang?: string;
  current: boolean;
}

/** The page that the menus lead to from a page without a counterpart, such as the 404 page. */
const HOME_PAGE = '/';

interface PageLocation {
  rules: PathRules;
  path: SitePath;
  /** Paths of the page in all languages and versions. */
  counterparts: readonly string[];
  search: string;
  /** Only for the counterpart, which has the same headings. */
  hash: string;
}

/** The URL of the same page in another language or version, or of its home page if it lacks the page. */
function switchUrl(location: PageLocation, change: Partial<SitePath>): string {
  const { path, rules, counterparts, search, hash } = location;
  const counterpart = buildSitePath({ ...path, ...change }, rules);
  if (counterparts.some((known) => isSamePath(known, counterpart))) {
    return counterpart + search + hash;
  }
  return buildSitePath({ ...path, ...change, page: HOME_PAGE }, rules) + search;
}

function usePageLocation(): PageLocation {
  const { search, hash } = useLocation();
  const page = useCurrentPage();
  const rules = usePathRules();
  const path = parseSitePath(usePagePath(), rules);
  // The server renders one file for every query and hash.
  const suffix = useHydrated() ? { search, hash } : { search: '', hash: '' };
  return { rules, counterparts: page.counterparts, path, ...suffix };
}

/** Links to the current page in all languages. */
export function useLanguageLinks(): SwitchLink[] {
  const { site } = useSite();
  const location = usePageLocation();
  return site.locales.map(({ lang, label }) => ({
    text: label,
    lang,
    href: switchUrl(location, { language: lang }),
    current: lang === location.path.language,
  }));
}

/** Links to the current page in all versions; empty on a site without versions. */
export function useVersionLinks(): SwitchLink[] {
  const location = usePageLocation();
  return location.rules.versions.map((version) => ({
    text: version,
    href: switchUrl(location, { version }),
    current: version === location.path.version,
  }));
}
