import type { Page, TextRun } from './page.ts';
import { runOf } from './textRuns.ts';

/** All running text of a page: title and description, then the body without its code. */
export function proseRuns(page: Page): TextRun[] {
  return [...frontMatterRuns(page), ...page.runs];
}

function frontMatterRuns(page: Page): TextRun[] {
  const { frontMatter, lineOf } = page.front;
  if (!frontMatter) return [];
  const fields = ['title', 'description'] as const;
  return fields.map((field) => runOf(frontMatter[field], lineOf([field])));
}
