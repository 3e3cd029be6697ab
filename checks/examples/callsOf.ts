import type { ExampleBlock, ExampleSet } from './example.ts';
import { isCodeLanguage } from './fences.ts';
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

/** The commands of a set's output blocks and, unless one of them runs the tests, `rstest run`. */
export function callsOf(set: ExampleSet): Call[] {
  const files = filesOfSet(set);
  const env: Record<string, string> = Object.assign({}, ...files.map(({ fence }) => fence.env));
  const exitOfTests = files.some(({ fence }) => fence.fails !== undefined) ? 1 : 0;
  const calls = set.blocks
    .filter(({ fence }) => fence.kind === 'output')
    .map((block): Call => {
      const { args = [], exit = exitOfTests, env: commandEnv } = block.fence;
      return { args, exit, env: { ...env, ...commandEnv }, block };
    });
  const runsTests = calls.some(({ args }) => args[0] === 'run');
  // A set that only shows `list` also has tests that must pass.
  if (runsTests || !files.some(({ lang }) => isCodeLanguage(lang))) return calls;
  return [...calls, { args: ['run'], env, exit: exitOfTests }];
}
