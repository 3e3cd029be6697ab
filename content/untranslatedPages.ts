import type { Page } from './page.ts';

/** An English page that's the fallback for a missing translation. */
export interface UntranslatedPage {
  readonly file: string;
  /** The Chinese file that is missing. */
  readonly counterpart: string;
  /** Without the language. */
  readonly route: string;
}

type PageSummary = Pick<Page, 'file' | 'language' | 'route' | 'counterpart' | 'frontMatterData'>;

/** The English pages without a translation. Pages that are rendered by a component have no fallback. */
export function untranslatedPages(pages: readonly PageSummary[]): UntranslatedPage[] {
  const files = new Set(pages.map(({ file }) => file));
  return pages
    .filter((page) => page.language === 'en' && !files.has(page.counterpart) && isText(page))
    .map(({ file, counterpart, route }) => ({ file, counterpart, route }));
}

const TEXT_PAGES = [undefined, 'doc', 'doc-wide'];

/** Whether the page's content is Markdown, where a notice can explain that it isn't translated. */
function isText({ frontMatterData }: PageSummary): boolean {
  const { pageType } = (frontMatterData ?? {}) as { pageType?: string };
  return TEXT_PAGES.includes(pageType);
}
