import type { Page } from './page.ts';

/** Pairs each translated page with its original. */
export function pairPages(pages: readonly Page[]): [original: Page, translation: Page][] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return pages.flatMap((page): [Page, Page][] => {
    const original = page.original === page.file ? undefined : byFile.get(page.original);
    return original ? [[original, page]] : [];
  });
}
