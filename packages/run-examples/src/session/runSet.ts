import type {
  LoadText,
  RunError,
  RunEvent,
  RunnableSet,
  RunOutcome,
  RunSummary,
  TestStatus,
} from '../contract.ts';
import { RUN } from '../limits.ts';
import type { FileEnd, Job } from '../sandbox/protocol.ts';
import { toUnavailable } from '../unavailable.ts';
import { fetchText } from './oncePerUrl.ts';
import { runInSandbox } from './runInSandbox.ts';
import type { SandboxNeeds, SandboxPool } from './sandboxPool.ts';

interface RunSetOptions {
  readonly pool: SandboxPool;
  readonly loadText: LoadText;
  readonly signal: AbortSignal;
  readonly onEvent: (event: RunEvent) => void;
}

/** Runs an example's test files one after the other, each in its own sandbox. */
export async function runSet(
  set: RunnableSet,
  { pool, loadText, signal, onEvent }: RunSetOptions,
): Promise<RunOutcome> {
  const { tests } = set.options;
  if (tests.length === 0 && !set.options.passWithNoTests) {
    return { kind: 'problem', problem: { kind: 'noTests' } };
  }
  const tally = createTally();
  const report = (event: RunEvent) => {
    tally.addEvent(event);
    onEvent(event);
  };
  try {
    const packages = await fetchPackages(set, loadText);
    for (const [index, entry] of tests.entries()) {
      const state = tally.state();
      if (hasBailed(set.options.bail, state.failedBefore)) {
        report({ kind: 'file', file: { path: entry, status: 'skip', durationMs: 0, errors: [] } });
        continue;
      }
      const sandbox = await pool.take(needsOf(set, entry));
      const nextTest = tests[index + 1];
      const prepareNext = () => {
        if (nextTest !== undefined) pool.warmUp(needsOf(set, nextTest));
      };
      if (index > 0) prepareNext();
      // With the first file, all are checked, because a build also reports errors before any file runs.
      const check = index === 0 ? tests : [entry];
      const { files, options } = set;
      const job: Job = { entry, check, files, options, packages, ...state };
      const outcome = await runInSandbox(sandbox, job, signal, (event) => {
        report(event);
        // Not before the first file's first event, which starting another sandbox would delay.
        if (index === 0) prepareNext();
      });
      if (outcome.kind !== 'end') return outcome;
      tally.addEnd(outcome);
    }
    return { kind: 'done', summary: tally.summary() };
  } catch (error) {
    return { kind: 'problem', problem: toUnavailable(error) };
  }
}

/** The needs of a test file, which can request Node's environment although others need a DOM. */
export function needsOf(
  { options, bundle }: RunnableSet,
  path = options.tests[0] ?? '',
): SandboxNeeds {
  const { testEnvironment, nodeTests = [] } = options;
  const dom =
    !nodeTests.includes(path) && testEnvironment !== undefined && testEnvironment !== 'node';
  return { dom, ...(bundle !== undefined && { bundle }) };
}

async function fetchPackages(
  { packages }: RunnableSet,
  loadText: LoadText,
): Promise<Job['packages']> {
  const entries = Object.entries(packages).map(
    async ([specifier, url]) => [specifier, await fetchText(url, loadText)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

function hasBailed(bail: unknown, failed: number): boolean {
  const limit = Number(bail ?? 0);
  return limit > 0 && failed >= limit;
}

/** Adds up the results of a run from now on. Failed tests and files and uncaught errors fail the run. */
function createTally() {
  const start = performance.now();
  const counts: Record<TestStatus, number> = { pass: 0, fail: 0, skip: 0, todo: 0 };
  const unhandled: RunError[] = [];
  let failedFiles = 0;
  let budget: number = RUN.characters;
  return {
    addEvent(event: RunEvent): void {
      if (event.kind === 'file' && event.file.status === 'fail') failedFiles += 1;
    },
    addEnd(end: FileEnd): void {
      for (const status of Object.keys(counts) as TestStatus[])
        counts[status] += end.counts[status];
      unhandled.push(...end.unhandled);
      budget = end.budget;
    },
    /** The state that the next file starts with. */
    state: () => ({ failedBefore: counts.fail, budget }),
    summary(): RunSummary {
      const hasFailed = counts.fail + failedFiles + unhandled.length > 0;
      return { exit: hasFailed ? 1 : 0, counts, durationMs: performance.now() - start, unhandled };
    },
  };
}
