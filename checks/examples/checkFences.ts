import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { readBlocks } from './pageBlocks.ts';

/** Reports code blocks whose fence the example runner can't read, with its attributes. */
export function checkFences(pages: readonly Page[]): Problem[] {
  return pages.flatMap(({ file, codeBlocks }) => readBlocks(file, codeBlocks).problems);
}
