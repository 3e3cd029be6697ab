import { buildSitePath, parseSitePath } from '../../content/routes/sitePath';
import { usePagePath } from './usePagePath';
import { usePathRules } from './usePathRules';

/**
 * Returns a function that gives the path of a page in the current language and version: `/guide/start/`
 * is `/zh/guide/start/` on a Chinese page. Other URLs aren't changed.
 */
export function useLocalizedPath(): (page: string) => string {
  const rules = usePathRules();
  const here = parseSitePath(usePagePath(), rules);
  return (page) => (page.startsWith('/') ? buildSitePath({ ...here, page }, rules) : page);
}
