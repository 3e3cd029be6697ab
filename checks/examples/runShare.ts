import type { Problem } from '../../content/problem.ts';
import type { ExampleBlock } from './example.ts';
import { isCodeLanguage } from './fenceRules.ts';
import { withoutComments } from './withoutComments.ts';

/** The minimum share of blocks with a test that must run. */
const RUN_SHARE = 0.9;

export interface ResultTally {
  readonly run: number;
  readonly check: number;
  readonly exempt: number;
}

export function tally(blocks: readonly ExampleBlock[]): ResultTally {
  const count = (kind: string) => blocks.filter(({ fence }) => fence.kind === kind).length;
  return { run: count('run'), check: count('check'), exempt: count('exempt') };
}

/** Reports the blocks with a test that don't run, if there are too many. */
export function checkRunShare(blocks: readonly ExampleBlock[]): Problem[] {
  const tests = blocks.filter(holdsTest);
  const idle = tests.filter(({ fence }) => fence.kind !== 'run');
  if (tests.length - idle.length >= tests.length * RUN_SHARE) return [];
  const share = Math.floor((100 * (tests.length - idle.length)) / tests.length);
  return idle.map(({ file, line, fence }) => {
    const state = fence.kind === 'check' ? 'only type-checked' : `exempt: ${fence.reason}`;
    const message =
      `${state}; only ${share}% of the blocks with a test run, at least ` +
      `${RUN_SHARE * 100}% must; give it a title`;
    return { file, line, message };
  });
}

export function holdsTest({ lang, code }: ExampleBlock): boolean {
  return (
    isCodeLanguage(lang) &&
    /(?<![\w.$])(?:test|it)(?:\.\w+)*\s*[(<`]/.test(withoutComments(lang, code))
  );
}
