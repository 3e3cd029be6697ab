import { type Measured, measureCommand } from '../measureCommand.ts';
import { passedTests, sameTests } from './passedTests.ts';
import { binOf, removeCaches } from './prepare.ts';
import type { Runner } from './runner.ts';
import { Samples } from './samples.ts';

/**
 * Runs each runner in its folder, in turn: first once without measuring it, then in each round all
 * runners without caches, and all runners again with the caches of that run.
 */
export async function measureRuns(
  folders: ReadonlyMap<Runner, string>,
  rounds: number,
): Promise<{ tests: number; samples: Samples }> {
  const counts = new Map<string, number>();
  for (const [runner, folder] of folders) {
    counts.set(runner.name, (await runOnce(runner, folder)).tests);
  }
  const tests = sameTests(counts);
  const samples = new Samples();
  for (let round = 0; round < rounds; round++) {
    for (const mode of ['cold', 'warm'] as const) {
      for (const [runner, folder] of folders) {
        if (mode === 'cold') await removeCaches(folder);
        const { measured, tests: passed } = await runOnce(runner, folder);
        sameTests(new Map([...counts, [runner.name, passed]]));
        samples.add(runner.name, mode, measured.seconds, measured.peakMemory);
      }
    }
  }
  return { tests, samples };
}

async function runOnce(
  runner: Runner,
  folder: string,
): Promise<{ measured: Measured; tests: number }> {
  const measured = await measureCommand(process.execPath, [binOf(runner), ...runner.run], {
    cwd: folder,
    env: { NO_COLOR: '1', FORCE_COLOR: undefined, NODE_ENV: undefined },
  });
  const tests = passedTests(measured.output);
  if (measured.ok && tests !== undefined) return { measured, tests };
  throw new Error(`${runner.name} fails in ${folder}:\n${measured.output}`);
}
