import { useLocation, withBase } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { withoutDefaultLanguage } from '../../content/routes/withoutDefaultLanguage';
import { usePathRules } from '../i18n/usePathRules';

/**
 * Redirects `/en/guide` to `/guide`, because the default language has no prefix. Keeps query and
 * hash.
 */
export function useLanguagePrefixRedirect(): void {
  const { pathname, search, hash } = useLocation();
  const rules = usePathRules();
  const target = withoutDefaultLanguage(pathname, rules);
  useEffect(() => {
    if (target !== undefined) window.location.replace(`${withBase(target)}${search}${hash}`);
  }, [target, search, hash]);
}
