import type { ExampleBlock, ExampleSet } from './example.ts';
import { isCodeLanguage } from './fenceRules.ts';
import { filesOfSet } from './groupSets.ts';

/** A process to start in the set's folder. */
export interface Call {
  /** Arguments after `rstest`, as in the page. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The expected exit code. */
  readonly exit: number;
  /** The block with the expected output. */
  readonly block?: ExampleBlock;
}

/** What to run in a set: the commands of its output blocks, or `rstest run`. */
export function callsOf(set: ExampleSet): Call[] {
  const files = filesOfSet(set);
  const env: Record<string, string> = Object.assign({}, ...files.map(({ fence }) => fence.env));
  const usual = files.some(({ fence }) => fence.fails !== undefined) ? 1 : 0;
  const calls = set.blocks
    .filter(({ fence }) => fence.kind === 'output')
    .map((block): Call => {
      const { args = [], exit = usual, env: own } = block.fence;
      return { args, exit, env: { ...env, ...own }, block };
    });
  const runs = calls.some(({ args }) => args[0] === 'run');
  // A set that only shows `list` also has tests that must pass.
  if (runs || !files.some(({ lang }) => isCodeLanguage(lang))) return calls;
  return [...calls, { args: ['run'], env, exit: usual }];
}

/** Uses a single worker, so that files finish in the same order on every machine. */
export function steadyArgs(set: ExampleSet, { args, block }: Call): readonly string[] {
  const chosen = /maxWorkers/.test(
    [...args, ...filesOfSet(set).map(({ code }) => code)].join('\n'),
  );
  return block && args[0] === 'run' && !chosen ? ['--pool.maxWorkers', '1'] : [];
}
