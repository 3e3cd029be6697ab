import type { Language } from '../../content/languages.ts';
import { runOf, type TextRun } from '../../content/markdown/textRuns.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';

/** The prose of a page: title and description, then the body without code. */
export function proseRuns(page: Page): TextRun[] {
  return [...frontMatterRuns(page), ...page.textRuns];
}

function frontMatterRuns({ frontMatter, frontMatterLine }: Page): TextRun[] {
  if (!frontMatter) return [];
  const fields = ['title', 'description'] as const;
  return fields.map((field) => runOf(frontMatter[field], frontMatterLine([field])));
}

/** A check of the pages in one language. `check` returns the problems of a page. */
export function forLanguage(language: Language, check: (page: Page) => Problem[]) {
  return (pages: readonly Page[]): Problem[] =>
    pages.filter((page) => page.language === language).flatMap(check);
}
