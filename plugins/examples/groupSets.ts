import type { Problem } from '../page-data/problem.ts';
import type { Block, BlockKind, ExampleSet } from './example.ts';
import { isCode } from './fenceRules.ts';

/** The blocks of one page by set, in the order in which the sets begin. */
export function groupSets(blocks: readonly Block[]): ExampleSet[] {
  const sets = new Map<string, Block[]>();
  for (const block of blocks) {
    if (block.fence.kind === 'display') continue;
    const name = setName(block);
    const members = sets.get(name);
    if (members) members.push(block);
    else sets.set(name, [block]);
  }
  return [...sets].map(([name, members]) => ({ name, blocks: members }));
}

export function setName(block: Block): string {
  return block.fence.set ?? block.heading;
}

/** Two files of one name would overwrite each other. */
export function checkTitles(set: ExampleSet): Problem[] {
  const seen = new Map<string, Block>();
  return set.blocks.flatMap((block) => {
    const { title, kind } = block.fence;
    if (title === undefined || kind === 'exempt') return [];
    const first = seen.get(title);
    if (!first) {
      seen.set(title, block);
      return [];
    }
    const message =
      `set "${set.name}" holds ${title} already (line ${first.line}); ` +
      'rename one, or move it to a set of its own with set="name"';
    return [{ file: block.file, line: block.line, message }];
  });
}

/** Whether a set says clearly what it holds; what it would print otherwise only adds noise. */
export function isSound(set: ExampleSet): boolean {
  return set.blocks.every(({ sound }) => sound) && checkTitles(set).length === 0;
}

/** Whether Rstest has anything to do in this set: JSON or a declaration alone is not run. */
export function isRunnable(set: ExampleSet): boolean {
  return set.blocks.some(({ fence, lang }) => {
    if (fence.kind === 'output') return true;
    return fence.kind === 'run' && isCode(lang) && !isDeclaration(fence.title ?? '');
  });
}

/**
 * A titled block is a file of a run only where something runs. Beside checked code it is checked
 * with it, as a tsconfig.json is; alone it is only shown.
 */
export function settleKinds(blocks: readonly Block[]): Block[] {
  const kinds = new Map<Block, BlockKind>();
  for (const set of groupSets(blocks)) {
    if (isRunnable(set)) continue;
    const checked = set.blocks.some(({ fence, lang }) => fence.kind !== 'exempt' && isCode(lang));
    for (const block of filesOf(set)) kinds.set(block, checked ? 'check' : 'display');
  }
  return blocks.map((block) => {
    const kind = kinds.get(block);
    return kind ? { ...block, fence: { ...block.fence, kind } } : block;
  });
}

function isDeclaration(title: string): boolean {
  return /\.d\.[mc]?ts$/.test(title);
}

export function filesOf(set: ExampleSet): Block[] {
  return set.blocks.filter(({ fence }) => fence.kind === 'run');
}

const OF_ITS_OWN = /(?:^|\/)(?:rstest\.config\.\w+|package\.json|tsconfig\.json|__mocks__\/.+)$/;

/**
 * Sets that can share one process. What a set of its own has: settings, its own output, a failure,
 * variables, or `__mocks__`, which Rstest looks for at the root.
 */
export function canShareProcess(set: ExampleSet): boolean {
  return set.blocks.every(({ fence }) => {
    if (fence.kind === 'output') return false;
    if (fence.kind !== 'run') return true;
    const bare = fence.fails === undefined && Object.keys(fence.env).length === 0;
    return bare && !OF_ITS_OWN.test(fence.title ?? '');
  });
}
