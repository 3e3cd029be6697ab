import { DEFAULT_LANGUAGE, type Language, translatedLanguages } from './languages.ts';
import type { Page } from './page.ts';
import { counterpartFile } from './routes/pageFile.ts';

/** A page in the default language that's the fallback for a missing translation. */
export interface UntranslatedPage {
  readonly file: string;
  /** The language that it isn't translated to. */
  readonly language: Language;
  /** The file that is missing. */
  readonly translation: string;
  /** Without the language. */
  readonly route: string;
}

type PageSummary = Pick<Page, 'file' | 'language' | 'route' | 'frontMatterData'>;

/** The pages that aren't translated. Pages that are rendered by a component have no fallback. */
export function untranslatedPages(pages: readonly PageSummary[]): UntranslatedPage[] {
  const files = new Set(pages.map(({ file }) => file));
  return pages
    .filter((page) => page.language === DEFAULT_LANGUAGE && isText(page))
    .flatMap(({ file, route }) =>
      translatedLanguages()
        .map((language) => ({
          file,
          language,
          translation: counterpartFile(file, language),
          route,
        }))
        .filter(({ translation }) => !files.has(translation)),
    );
}

const TEXT_PAGES = [undefined, 'doc', 'doc-wide'];

/** Whether the page's content is Markdown, where a notice can explain that it isn't translated. */
function isText({ frontMatterData }: PageSummary): boolean {
  const { pageType } = (frontMatterData ?? {}) as { pageType?: string };
  return TEXT_PAGES.includes(pageType);
}

/** Pairs each translated page with its original. */
export function pairPages(pages: readonly Page[]): [original: Page, translation: Page][] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return pages.flatMap((page): [Page, Page][] => {
    const original = page.original === page.file ? undefined : byFile.get(page.original);
    return original ? [[original, page]] : [];
  });
}
