import type { Block, ExampleSet } from './example.ts';
import { isCode } from './fenceRules.ts';
import { filesOf } from './groupSets.ts';

/** One process to start in the set's folder. */
export interface Call {
  /** After `rstest`, as the page says it. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The exit code it has to end with. */
  readonly exit: number;
  /** The block that shows what is printed. */
  readonly block?: Block;
}

/** What to run in a set: its output blocks in their order, or plain `rstest run`. */
export function callsOf(set: ExampleSet): Call[] {
  const files = filesOf(set);
  const env: Record<string, string> = Object.assign({}, ...files.map(({ fence }) => fence.env));
  const usual = files.some(({ fence }) => fence.fails !== undefined) ? 1 : 0;
  const calls = set.blocks
    .filter(({ fence }) => fence.kind === 'output')
    .map((block): Call => {
      const { args = [], exit = usual, env: own } = block.fence;
      return { args, exit, env: { ...env, ...own }, block };
    });
  const runs = calls.some(({ args }) => args[0] === 'run');
  // A set that only shows `list` still has tests that must hold.
  if (runs || !files.some(({ lang }) => isCode(lang))) return calls;
  return [...calls, { args: ['run'], env, exit: usual }];
}

/** One worker, so that files finish in one order on every machine; it prints nothing else. */
export function steadyArgs(set: ExampleSet, { args, block }: Call): readonly string[] {
  const chosen = /maxWorkers/.test([...args, ...filesOf(set).map(({ code }) => code)].join('\n'));
  return block && args[0] === 'run' && !chosen ? ['--pool.maxWorkers', '1'] : [];
}
