import type { CopyPage } from './copyPage.ts';
import { markdownCopy } from './markdownCopy.ts';

/** Worker task. */
export function run(page: CopyPage): string {
  return markdownCopy(page);
}
