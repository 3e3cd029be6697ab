import type { PageIndexInfo } from '@rspress/core';
import { LANGUAGES, type Language } from '../../../content/languages.ts';
import { fileLanguage } from '../../../content/routes/pageFile.ts';
import { parseSitePath, type SitePath } from '../../../content/routes/sitePath.ts';
import { TEXT } from '../../../theme/i18n/text.ts';
import type { SitePage } from './sitePage.ts';

export interface PageCollector {
  /** To be called from `extendPageData`, which Rspress calls for all pages before rendering. */
  readonly collect: (page: PageIndexInfo) => void;
  /** The pages, sorted by path. */
  readonly pages: () => SitePage[];
}

/** Collects the pages of a build. They're read lazily, because other plugins may still add dates. */
export function pageCollector(): PageCollector {
  // In development, a page is collected again after each change.
  const found = new Map<string, PageIndexInfo>();
  return {
    collect(page) {
      if (isWrittenFor(page)) found.set(page.routePath, page);
    },
    pages: () => [...found.values()].map(toSitePage).sort(byPath),
  };
}

/** Excludes fallbacks for missing translations, which duplicate the original page. */
function isWrittenFor({ _relativePath, lang }: PageIndexInfo): boolean {
  const written = fileLanguage(_relativePath, LANGUAGES);
  return written === undefined || written === lang;
}

function toSitePage(info: PageIndexInfo): SitePage {
  const { routePath, lang, version, frontmatter } = info;
  const { lastUpdatedTime } = info as { lastUpdatedTime?: string };
  const language = lang as Language;
  const hero = frontmatter.hero as { text?: string } | undefined;
  return {
    routePath,
    language,
    version,
    page: sitePathOf(info).page,
    title: String(frontmatter.title ?? info.title),
    description: String(frontmatter.description ?? TEXT[language].siteDescription),
    home: frontmatter.pageType === 'home',
    titleSuffix: frontmatter.titleSuffix,
    claim: hero?.text,
    date: lastUpdatedTime,
  };
}

// Not localeCompare: the order must not depend on the system's locale.
function byPath(a: SitePage, b: SitePage): number {
  return a.routePath < b.routePath ? -1 : 1;
}

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
