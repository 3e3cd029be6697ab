import type { Problem } from '../../content/problem.ts';
import type { BlockKind, ExampleBlock, ExampleSet } from './example.ts';
import { isCodeLanguage } from './fences.ts';

/** Groups the blocks of one page into sets, ordered by their first block. */
export function groupSets(blocks: readonly ExampleBlock[]): ExampleSet[] {
  const sets = new Map<string, ExampleBlock[]>();
  for (const block of blocks) {
    if (block.fence.kind === 'display') continue;
    const name = setName(block);
    const members = sets.get(name);
    if (members) members.push(block);
    else sets.set(name, [block]);
  }
  return [...sets].map(([name, members]) => ({ name, blocks: members }));
}

export function setName(block: ExampleBlock): string {
  return block.fence.set ?? block.heading;
}

/** Reports files with the same name in a set, which would overwrite each other. */
export function checkTitles(set: ExampleSet): Problem[] {
  const seen = new Map<string, ExampleBlock>();
  return set.blocks.flatMap((block) => {
    const { title, kind } = block.fence;
    if (title === undefined || kind === 'exempt') return [];
    const first = seen.get(title);
    if (!first) {
      seen.set(title, block);
      return [];
    }
    const message =
      `set "${set.name}" already contains ${title} (line ${first.line}); ` +
      'rename one, or move it to another set with set="name"';
    return [{ file: block.file, line: block.line, message }];
  });
}

/** Whether all blocks of a set are valid. Invalid sets aren't run: their errors would only add noise. */
export function isValid(set: ExampleSet): boolean {
  return set.blocks.every((block) => block.isValid) && checkTitles(set).length === 0;
}

/** Whether a set contains something to run besides JSON and declarations. */
export function isRunnable(set: ExampleSet): boolean {
  return set.blocks.some(({ fence, lang }) => {
    if (fence.kind === 'output') return true;
    return fence.kind === 'run' && isCodeLanguage(lang) && !isDeclaration(fence.title ?? '');
  });
}

/**
 * Changes the kind of titled blocks in sets without anything to run. If the set has code, they're
 * type-checked with it, including a tsconfig.json; otherwise, they're only shown.
 */
export function settleKinds(blocks: readonly ExampleBlock[]): ExampleBlock[] {
  const kinds = new Map<ExampleBlock, BlockKind>();
  for (const set of groupSets(blocks)) {
    if (isRunnable(set)) continue;
    const hasCode = set.blocks.some(
      ({ fence, lang }) => fence.kind !== 'exempt' && isCodeLanguage(lang),
    );
    for (const block of filesOfSet(set)) kinds.set(block, hasCode ? 'check' : 'display');
  }
  return blocks.map((block) => {
    const kind = kinds.get(block);
    return kind ? { ...block, fence: { ...block.fence, kind } } : block;
  });
}

export function isDeclaration(title: string): boolean {
  return /\.d\.[mc]?ts$/.test(title);
}

export function filesOfSet(set: ExampleSet): ExampleBlock[] {
  return set.blocks.filter(({ fence }) => fence.kind === 'run');
}

const RUNS_ALONE = /(?:^|\/)(?:rstest\.config\.\w+|package\.json|tsconfig\.json|__mocks__\/.+)$/;

/**
 * Whether a set can share a process with others. Sets with configuration, output, an expected
 * failure, environment variables, or `__mocks__`, which Rstest looks up at the root, can't.
 */
export function canShareProcess(set: ExampleSet): boolean {
  return set.blocks.every(({ fence }) => {
    if (fence.kind === 'output') return false;
    if (fence.kind !== 'run') return true;
    const isPlain = fence.fails === undefined && Object.keys(fence.env).length === 0;
    return isPlain && !RUNS_ALONE.test(fence.title ?? '');
  });
}
