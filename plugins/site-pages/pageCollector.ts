import type { PageIndexInfo } from '@rspress/core';
import { LANGUAGES, type Language, TEXT } from '../../theme/text.ts';
import { contentLanguage } from '../../theme/translation/contentLanguage.ts';
import type { SitePage } from './sitePage.ts';

export interface PageCollector {
  /** For `extendPageData`, which Rspress calls with each page before it renders any. */
  readonly collect: (page: PageIndexInfo) => void;
  /** The pages, in the order of their paths. */
  readonly pages: () => SitePage[];
}

/** Gathers the pages of a build. They are read late: other plugins may still be adding the date. */
export function pageCollector(): PageCollector {
  // While developing, a page comes again with each change.
  const found = new Map<string, PageIndexInfo>();
  return {
    collect(page) {
      if (isWrittenFor(page)) found.set(page.routePath, page);
    },
    pages: () => [...found.values()].map(toSitePage).sort(byPath),
  };
}

/** A page that stands in for a translation is the same page once more, and machines know it already. */
function isWrittenFor({ _relativePath, lang }: PageIndexInfo): boolean {
  const written = contentLanguage(_relativePath, LANGUAGES);
  return written === undefined || written === lang;
}

function toSitePage(info: PageIndexInfo): SitePage {
  const { routePath, lang, version, frontmatter } = info;
  const { lastUpdatedTime } = info as { lastUpdatedTime?: string };
  const language = lang as Language;
  const prefix = [version, lang].filter(Boolean);
  const segments = routePath.split('/').slice(1);
  for (const name of prefix) if (segments[0] === name) segments.shift();
  const hero = frontmatter.hero as { text?: string } | undefined;
  return {
    routePath,
    language,
    version,
    page: `/${segments.join('/')}`,
    title: String(frontmatter.title ?? info.title),
    description: String(frontmatter.description ?? TEXT[language].siteDescription),
    home: frontmatter.pageType === 'home',
    titleSuffix: frontmatter.titleSuffix,
    claim: hero?.text,
    date: lastUpdatedTime,
  };
}

// Not localeCompare: the order must not depend on the machine's language.
function byPath(a: SitePage, b: SitePage): number {
  return a.routePath < b.routePath ? -1 : 1;
}
