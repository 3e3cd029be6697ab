import type { RunEvent, RunnableSet, RunOutcome } from '../contract.ts';
import type { Job } from '../sandbox/protocol.ts';
import type { CellPlace, Cells } from './cells.ts';
import { fetchText } from './fetchText.ts';
import { runCell } from './runCell.ts';
import { createTally } from './tally.ts';

/** Runs an example's test files, one after the other, each in a cell of its own. */
export async function runSet(
  set: RunnableSet,
  cells: Cells,
  signal: AbortSignal,
  onEvent: (event: RunEvent) => void,
): Promise<RunOutcome> {
  const tests = testFiles(set);
  if (tests.length === 0 && !set.options.passWithNoTests) {
    return { kind: 'problem', problem: { kind: 'noTests' } };
  }
  const tally = createTally();
  const tell = (event: RunEvent) => {
    tally.add(event);
    onEvent(event);
  };
  try {
    const texts = await fetchTexts(set);
    for (const [index, entry] of tests.entries()) {
      const failedBefore = tally.failedTests();
      if (bailed(set.options.bail, failedBefore)) {
        tell({ kind: 'file', file: { path: entry, status: 'skip', durationMs: 0, errors: [] } });
        continue;
      }
      const cell = await cells.take(placeOfTest(set, entry));
      const next = tests[index + 1];
      if (next !== undefined) cells.warmUp(placeOfTest(set, next));
      // All at the first: a mistake in any file is told before one has run, as by a build.
      const check = index === 0 ? tests : [entry];
      const { files, options } = set;
      const job: Job = { entry, check, files, options, failedBefore, ...texts };
      const outcome = await runCell(cell, job, signal, tell);
      if (outcome.kind !== 'end') return outcome;
      tally.addUnhandled(outcome.unhandled);
    }
    return { kind: 'done', summary: tally.summary() };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'problem', problem: { kind: 'unavailable', message } };
  }
}

/** The build says which files are tests; see `plugins/run-sets`. */
function testFiles({ files, options }: RunnableSet): string[] {
  const { tests } = options;
  if (Array.isArray(tests)) return tests.map(String);
  return files
    .map(({ path }) => path)
    .filter((path) => /\.(?:test|spec)\.[cm]?[jt]sx?$/.test(path));
}

/** Where cells of an example run: a bundle that needs a DOM, too, gets the sandbox's document. */
export function placeOf({ place, options }: Pick<RunnableSet, 'place' | 'options'>): CellPlace {
  const wantsDom = place === 'bundle' && options.testEnvironment !== undefined;
  return place === 'document' || (wantsDom && options.testEnvironment !== 'node')
    ? 'document'
    : 'worker';
}

/** A file of a set with a DOM may ask for Node's environment. */
function placeOfTest(set: RunnableSet, path: string): CellPlace {
  const { nodeTests } = set.options;
  return Array.isArray(nodeTests) && nodeTests.includes(path) ? 'worker' : placeOf(set);
}

async function fetchTexts({
  packages,
  bundle,
}: RunnableSet): Promise<Pick<Job, 'packages' | 'bundle'>> {
  const entries = Object.entries(packages).map(
    async ([specifier, address]) => [specifier, await fetchText(address)] as const,
  );
  return {
    packages: Object.fromEntries(await Promise.all(entries)),
    ...(bundle !== undefined && { bundle: await fetchText(bundle) }),
  };
}

function bailed(bail: unknown, failed: number): boolean {
  const limit = bail === true ? 1 : Number(bail ?? 0);
  return limit > 0 && failed >= limit;
}
