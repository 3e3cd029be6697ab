import type { Page } from './page.ts';

/** Pairs the pages that exist in both languages. */
export function pairPages(pages: readonly Page[]): [english: Page, chinese: Page][] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return pages.flatMap((page): [Page, Page][] => {
    const counterpart = page.language === 'en' ? byFile.get(page.counterpart) : undefined;
    return counterpart ? [[page, counterpart]] : [];
  });
}
