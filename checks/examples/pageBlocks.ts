import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import type { Block } from './example.ts';
import { readFence } from './fenceAttributes.ts';
import { settleKinds } from './groupSets.ts';

/** The code blocks of a page and their problems. */
export interface PageBlocks extends Pick<Page, 'file' | 'language' | 'route' | 'counterpart'> {
  readonly blocks: readonly Block[];
  readonly problems: readonly Problem[];
}

/** Reads the code blocks of a page. */
export function pageBlocks(page: Page): PageBlocks {
  const { file, language, route, counterpart } = page;
  const problems: Problem[] = [...page.parseProblems];
  const blocks = page.codeBlocks.map(({ lang, meta, code, heading, line, start, end }, index) => {
    const { fence, errors } = readFence(lang, meta);
    problems.push(...errors.map((message) => ({ file, line, message })));
    const valid = errors.length === 0;
    return { file, line, index, lang, code, heading, fence, valid, start, end };
  });
  return { file, language, route, counterpart, blocks: settleKinds(blocks), problems };
}
