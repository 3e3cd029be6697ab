import { useLocation, withBase } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { withoutDefaultLanguage } from '../language/sitePath';
import { usePathRules } from '../language/usePathRules';

/**
 * The default language has no prefix: an unknown `/en/guide` is the page `/guide`. Query and hash
 * are kept.
 */
export function useLanguagePrefixRedirect(): void {
  const { pathname, search, hash } = useLocation();
  const rules = usePathRules();
  const target = withoutDefaultLanguage(pathname, rules);
  useEffect(() => {
    if (target !== undefined) window.location.replace(`${withBase(target)}${search}${hash}`);
  }, [target, search, hash]);
}
