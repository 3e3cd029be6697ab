import type { Language } from '../../content/languages.ts';
import { CODE_PLACEHOLDER, runOf, type TextRun } from '../../content/markdown/textRuns.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';

/** The ID at the end of a heading's text. */
export const HEADING_ID = /\s*\\?\{#[^}]*\}\s*$/;

/** The prose of a page: title and description, then the body without code. */
export function proseRuns(page: Page): TextRun[] {
  return [...frontMatterRuns(page), ...page.textRuns];
}

function frontMatterRuns({ frontMatter, frontMatterLine }: Page): TextRun[] {
  if (!frontMatter) return [];
  const fields = ['title', 'description'] as const;
  return fields.map((field) => runOf(frontMatter[field], frontMatterLine([field])));
}

/** The characters around an index, for messages. Code is shown as `…`. */
export function excerpt({ text }: TextRun, index: number): string {
  const characters = text.slice(Math.max(0, index - 8), index + 8);
  return characters.replaceAll(CODE_PLACEHOLDER, '…').replace(/\s+/g, ' ').trim();
}

/** A check of the pages in one language. `check` returns the problems of a page. */
export function forLanguage(language: Language, check: (page: Page) => Problem[]) {
  return (pages: readonly Page[]): Problem[] =>
    pages.filter((page) => page.language === language).flatMap(check);
}
