import { useLocation, withBase } from '@rspress/core/runtime';
import { useEffect, useId } from 'react';
import pages from 'virtual-page-list';
import { parseSitePath } from '../../content/routes/sitePath';
import { withoutDefaultLanguage } from '../../content/routes/withoutDefaultLanguage';
import { useLanguage, useLocalizedPath, usePathRules } from '../i18n/paths';
import { NOT_FOUND_TEXT } from '../i18n/text/notFoundText';
import { Link } from '../navigation/link/Link';
import { HELP_PAGE } from '../settings/search';
import * as styles from './NotFoundLayout.module.css';
import { nearestPages } from './nearestPages';

/** How many pages are suggested. */
const SUGGESTED = 3;

/** The pages with the nearest paths to an unknown path, which is redirected if it begins with `/en/`. */
export function Suggestions() {
  useLanguagePrefixRedirect();
  const { pathname } = useLocation();
  const rules = usePathRules();
  const text = NOT_FOUND_TEXT[useLanguage()];
  const titleId = useId();
  const help = useLocalizedPath()(HELP_PAGE);
  const { version, language, page } = parseSitePath(pathname, rules);
  const candidates = pages.flatMap(({ path, title }) => {
    const parsed = parseSitePath(path, rules);
    const isComparable = parsed.version === version && parsed.language === language;
    return isComparable && path !== help ? [{ path: parsed.page, title, href: path }] : [];
  });
  const nearest = nearestPages(page, candidates, SUGGESTED);
  return (
    <>
      {nearest.length === 0 ? null : (
        <nav className={styles.nearest} aria-labelledby={titleId}>
          <p id={titleId}>{text.nearestPages}</p>
          <ul className="list">
            {nearest.map(({ href, title }) => (
              <li key={href}>
                <Link href={href}>{title}</Link>
                <span className={styles.path}>{href}</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p>
        <span>{text.errorQuestion}</span>
        <Link href={help}>{text.help}</Link>
      </p>
    </>
  );
}

/** Redirects `/en/guide` to `/guide`, because the default language has no prefix. Keeps query and hash. */
function useLanguagePrefixRedirect(): void {
  const { pathname, search, hash } = useLocation();
  const rules = usePathRules();
  const target = withoutDefaultLanguage(pathname, rules);
  useEffect(() => {
    if (target !== undefined) window.location.replace(`${withBase(target)}${search}${hash}`);
  }, [target, search, hash]);
}
