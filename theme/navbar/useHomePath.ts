import { buildSitePath, parseSitePath } from '../language/sitePath';
import { usePagePath } from '../language/usePagePath';
import { usePathRules } from '../language/usePathRules';

/** The home page of the language and version that the reader is in. */
export function useHomePath(): string {
  const rules = usePathRules();
  return buildSitePath({ ...parseSitePath(usePagePath(), rules), page: '/' }, rules);
}
