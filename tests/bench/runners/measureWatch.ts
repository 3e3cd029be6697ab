import { spawn, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { trackMemory } from '../trackMemory.ts';
import { passedTests } from './passedTests.ts';
import { binOf, removeCaches } from './prepare.ts';
import { SAVED_FILE, savedSource } from './projects/watched.ts';
import type { Runner } from './runner.ts';
import { Samples } from './samples.ts';

/** Measured saves of a runner in each round, after one that isn't measured. */
const SAVES = 5;
/** The longest time to wait for a result, in milliseconds. */
const TIMEOUT = 120_000;
/** The time until the runner is idle again, in milliseconds. */
const PAUSE = 1500;
/** The number of tests of the saved file before the first save. */
const FIRST_TESTS = 2;

/** Starts each runner's watch mode in turn, and saves a module a few times. */
export async function measureWatch(
  folders: ReadonlyMap<Runner, string>,
  rounds: number,
): Promise<Samples> {
  const samples = new Samples();
  for (const folder of folders.values()) commitAll(folder);
  for (let round = 0; round < rounds; round++) {
    for (const [runner, folder] of folders) {
      await removeCaches(folder);
      await watchOnce(runner, folder, samples);
    }
  }
  return samples;
}

/** Commits the files, because Jest's watch mode asks Git which files have changed. */
function commitAll(folder: string): void {
  const identity = ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost'];
  const commit = [...identity, '-c', 'commit.gpgsign=false', 'commit', '-qm', 'all'];
  for (const args of [['init', '-q'], ['add', '-A'], commit]) {
    const { status, stderr } = spawnSync('git', args, { cwd: folder });
    if (status !== 0) throw new Error(`git ${args.join(' ')} fails in ${folder}: ${stderr}`);
  }
}

async function watchOnce(runner: Runner, folder: string, samples: Samples): Promise<void> {
  const file = path.join(folder, SAVED_FILE);
  await writeFile(file, savedSource(FIRST_TESTS));
  const { CI, FORCE_COLOR, NODE_ENV, ...env } = process.env;
  const child = spawn(process.execPath, [binOf(runner), ...runner.watch], {
    cwd: folder,
    detached: true,
    env: { ...env, NO_COLOR: '1' },
  });
  /** `printed` is the text since the last save. */
  const output = { printed: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      output.printed += data;
    });
  }
  try {
    let allTests = await untilPassed(output, runner.name, () => true);
    for (let save = 0; save <= SAVES; save++) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      // Each save adds a test, so that the result can only be that of the new code. The count is that of
      // the saved file, or, in Rstest's summary, of all files.
      const tests = FIRST_TESTS + save + 1;
      allTests += 1;
      const isPassed = (count: number) => count === tests || count === allTests;
      const stopTracking = trackMemory(child.pid);
      const start = performance.now();
      output.printed = '';
      await writeFile(file, savedSource(tests));
      await untilPassed(output, runner.name, isPassed);
      const seconds = (performance.now() - start) / 1000;
      const memory = stopTracking();
      if (save > 0) samples.add(runner.name, 'save', seconds, memory);
    }
  } finally {
    // The negative number ends the runner and its workers.
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  }
}

/** Waits until a runner prints a summary with an expected number of passed tests. Resolves to the number. */
async function untilPassed(
  output: { readonly printed: string },
  name: string,
  isExpected: (count: number) => boolean,
): Promise<number> {
  for (const end = performance.now() + TIMEOUT; performance.now() < end; ) {
    const count = passedTests(output.printed);
    if (count !== undefined && isExpected(count)) return count;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  throw new Error(`${name}'s watch mode doesn't show the expected result:\n${output.printed}`);
}
