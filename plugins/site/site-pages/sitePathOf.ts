import type { PageIndexInfo } from '@rspress/core';
import { parseSitePath, type SitePath } from '../../../content/routes/sitePath.ts';

/** Parses a page's path, using Rspress' language and version. */
export function sitePathOf({
  routePath,
  lang,
  version = '',
}: Pick<PageIndexInfo, 'routePath' | 'lang' | 'version'>): SitePath {
  return parseSitePath(routePath, {
    languages: [lang],
    defaultLanguage: lang,
    versions: [version],
    defaultVersion: version,
  });
}
