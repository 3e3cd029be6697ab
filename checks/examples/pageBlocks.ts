import type { PageCodeBlock } from '../../content/markdown/codeBlocks.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import type { ExampleBlock, ExampleSet } from './example.ts';
import { readFence } from './fences.ts';
import { groupSets, isRunnable, isValid, settleKinds } from './groupSets.ts';

/** The code blocks of a page, with the problems of their fences and of the page's Markdown. */
export interface PageBlocks extends Pick<Page, 'file' | 'language' | 'route' | 'original'> {
  readonly blocks: readonly ExampleBlock[];
  readonly problems: readonly Problem[];
}

/** Reads the code blocks of a page. */
export function pageBlocks(page: Page): PageBlocks {
  const { file, language, route, original, codeBlocks } = page;
  const { blocks, problems: fenceProblems } = readBlocks(file, codeBlocks);
  const problems = [...page.parseProblems, ...fenceProblems];
  return { file, language, route, original, blocks, problems };
}

const setsByPage = new WeakMap<Page, readonly ExampleSet[]>();

/**
 * The sets of a page that Rstest runs. Cached, because the development server asks for the sets of all
 * pages whenever a file is saved.
 */
export function runnableSets(page: Page): readonly ExampleSet[] {
  const cached = setsByPage.get(page);
  if (cached) return cached;
  const sets = groupSets(pageBlocks(page).blocks).filter((set) => isValid(set) && isRunnable(set));
  setsByPage.set(page, sets);
  return sets;
}

/** Reads the fences of all code blocks of the page `file`, and determines the kinds of the blocks. */
export function readBlocks(
  file: string,
  codeBlocks: readonly PageCodeBlock[],
): Pick<PageBlocks, 'blocks' | 'problems'> {
  const problems: Problem[] = [];
  const blocks = codeBlocks.map(({ lang, meta, code, heading, line, start, end }, index) => {
    const { fence, errors } = readFence(lang, meta);
    problems.push(...errors.map((message) => ({ file, line, message })));
    const isValid = errors.length === 0;
    return { file, line, index, lang, code, heading, fence, isValid, start, end };
  });
  return { blocks: settleKinds(blocks), problems };
}

/** Reports fences whose language or attributes the example runner doesn't accept. */
export function checkFences(pages: readonly Page[]): Problem[] {
  return pages.flatMap(({ file, codeBlocks }) => readBlocks(file, codeBlocks).problems);
}
