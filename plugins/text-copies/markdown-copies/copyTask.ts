import type { CopyPage } from './copyPage.ts';
import { markdownCopy } from './markdownCopy.ts';

/** Worker task: converts a page to Markdown. */
export function run(page: CopyPage): string {
  return markdownCopy(page);
}
