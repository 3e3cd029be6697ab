import { COMPONENT_PAGE_TYPES } from './front-matter/frontMatter.ts';
import { DEFAULT_LANGUAGE, type Language, translatedLanguages } from './languages.ts';
import type { Page } from './page.ts';
import { counterpartFile } from './routes/pageFile.ts';

/** A page in the default language that readers see in place of a missing translation. */
export interface UntranslatedPage {
  readonly file: string;
  /** The language of the missing translation. */
  readonly language: Language;
  /** The path of the missing file. */
  readonly translation: string;
  /** Without the language. */
  readonly route: string;
}

type PageSummary = Pick<Page, 'file' | 'language' | 'route' | 'frontMatterData'>;

/** The pages without a translation. Pages that a component renders are left out: they have no fallback. */
export function untranslatedPages(pages: readonly PageSummary[]): UntranslatedPage[] {
  const files = new Set(pages.map(({ file }) => file));
  return pages
    .filter((page) => page.language === DEFAULT_LANGUAGE && isMarkdownPage(page))
    .flatMap(({ file, route }) =>
      translatedLanguages()
        .map((language) => {
          const translation = counterpartFile(file, language);
          return { file, language, translation, route };
        })
        .filter(({ translation }) => !files.has(translation)),
    );
}

/** Whether the page's content is Markdown, above which a notice can say that it isn't translated. */
function isMarkdownPage({ frontMatterData }: PageSummary): boolean {
  const { pageType = 'doc' } = (frontMatterData ?? {}) as { pageType?: string };
  return !COMPONENT_PAGE_TYPES.includes(pageType);
}

/** Pairs each translated page with its original. */
export function pairPages(pages: readonly Page[]): [original: Page, translation: Page][] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return pages.flatMap((page): [Page, Page][] => {
    const original = page.original === page.file ? undefined : byFile.get(page.original);
    return original ? [[original, page]] : [];
  });
}
