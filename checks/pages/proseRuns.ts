import { runOf, type TextRun } from '../../content/markdown/textRuns.ts';
import type { Page } from '../../content/page.ts';

/** The prose of a page: title and description, then the body without code. */
export function proseRuns(page: Page): TextRun[] {
  return [...frontMatterRuns(page), ...page.textRuns];
}

function frontMatterRuns({ frontMatter, frontMatterLine }: Page): TextRun[] {
  if (!frontMatter) return [];
  const fields = ['title', 'description'] as const;
  return fields.map((field) => runOf(frontMatter[field], frontMatterLine([field])));
}
