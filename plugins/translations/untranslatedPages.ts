import type { Page } from '../content-checks/page.ts';
import { twinOf } from '../content-checks/routes.ts';

/** An English page that stands in for a Chinese one. */
export interface UntranslatedPage {
  readonly file: string;
  /** The Chinese file that isn't there. */
  readonly twin: string;
  /** Without the language. */
  readonly route: string;
}

/**
 * Pure: what readers of Chinese get in English. Pages that are drawn have nothing to fall back to.
 * `files` names all pages, where `pages` holds only the English ones.
 */
export function untranslatedPages(
  pages: readonly Pick<Page, 'file' | 'language' | 'route' | 'front'>[],
  files: readonly string[] = pages.map(({ file }) => file),
): UntranslatedPage[] {
  const there = new Set(files);
  return pages
    .filter(({ language }) => language === 'en')
    .map((page) => ({ page, twin: twinOf(page.file, 'zh') }))
    .filter(({ page, twin }) => !there.has(twin) && canStandIn(page.front.data))
    .map(({ page: { file, route }, twin }) => ({ file, twin, route }));
}

const TEXT_PAGES = [undefined, 'doc', 'doc-wide'];

/** A home page and the like are made of words in their front matter, which no notice explains. */
export function canStandIn(frontMatter: unknown): boolean {
  const { pageType } = (frontMatter ?? {}) as { pageType?: string };
  return TEXT_PAGES.includes(pageType);
}
