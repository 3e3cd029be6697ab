import type { PageCodeBlock } from '../../content/markdown/codeBlocks.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import type { ExampleBlock, ExampleSet } from './example.ts';
import { readFence } from './fences.ts';
import { groupSets, isRunnable, isValid, settleKinds } from './groupSets.ts';

/** The code blocks of a page and their problems. */
export interface PageBlocks extends Pick<Page, 'file' | 'language' | 'route' | 'original'> {
  readonly blocks: readonly ExampleBlock[];
  readonly problems: readonly Problem[];
}

/** Reads the code blocks of a page. */
export function pageBlocks(page: Page): PageBlocks {
  const { file, language, route, original, codeBlocks } = page;
  const { blocks, problems } = readBlocks(file, codeBlocks);
  return {
    ...{ file, language, route, original, blocks },
    problems: [...page.parseProblems, ...problems],
  };
}

const runnable = new WeakMap<Page, readonly ExampleSet[]>();

/** The sets of a page that Rstest runs. Found once: in development, all pages are asked at each save. */
export function runnableSets(page: Page): readonly ExampleSet[] {
  const known = runnable.get(page);
  if (known) return known;
  const sets = groupSets(pageBlocks(page).blocks).filter((set) => isValid(set) && isRunnable(set));
  runnable.set(page, sets);
  return sets;
}

/** The blocks of `pageBlocks` for code blocks that were found in a tree of the page `file`. */
export function readBlocks(
  file: string,
  codeBlocks: readonly PageCodeBlock[],
): Pick<PageBlocks, 'blocks' | 'problems'> {
  const problems: Problem[] = [];
  const blocks = codeBlocks.map(({ lang, meta, code, heading, line, start, end }, index) => {
    const { fence, errors } = readFence(lang, meta);
    problems.push(...errors.map((message) => ({ file, line, message })));
    const valid = errors.length === 0;
    return { file, line, index, lang, code, heading, fence, valid, start, end };
  });
  return { blocks: settleKinds(blocks), problems };
}

/** Reports code blocks whose fence the example runner can't read, with its attributes. */
export function checkFences(pages: readonly Page[]): Problem[] {
  return pages.flatMap(({ file, codeBlocks }) => readBlocks(file, codeBlocks).problems);
}
