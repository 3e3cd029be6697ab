import type {
  LoadText,
  RunError,
  RunEvent,
  RunnableSet,
  RunOutcome,
  TestStatus,
} from '../contract.ts';
import { RUN } from '../limits.ts';
import type { Job } from '../sandbox/protocol.ts';
import { unavailable } from '../unavailable.ts';
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
  const tests = testFiles(set);
  if (tests.length === 0 && !set.options.passWithNoTests) {
    return { kind: 'problem', problem: { kind: 'noTests' } };
  }
  const start = performance.now();
  const counts: Record<TestStatus, number> = { pass: 0, fail: 0, skip: 0, todo: 0 };
  const unhandled: RunError[] = [];
  let hasFailedFile = false;
  let budget: number = RUN.characters;
  const report = (event: RunEvent) => {
    hasFailedFile ||= event.kind === 'file' && event.file.status === 'fail';
    onEvent(event);
  };
  try {
    const packages = await fetchPackages(set, loadText);
    for (const [index, entry] of tests.entries()) {
      const failedBefore = counts.fail;
      if (bailed(set.options.bail, failedBefore)) {
        report({ kind: 'file', file: { path: entry, status: 'skip', durationMs: 0, errors: [] } });
        continue;
      }
      const sandbox = await pool.take(needsOfTest(set, entry));
      const prepareNext = () => warmUpTest(pool, set, tests[index + 1]);
      if (index > 0) prepareNext();
      // All of them for the first file: as in a build, an error in any file is reported before one runs.
      const check = index === 0 ? tests : [entry];
      const { files, options } = set;
      const job: Job = { entry, check, files, options, packages, failedBefore, budget };
      const outcome = await runInSandbox(sandbox, job, signal, (event) => {
        report(event);
        // Not earlier for the first file: it would delay the first result, which the reader waits for.
        if (index === 0) prepareNext();
      });
      if (outcome.kind !== 'end') return outcome;
      for (const [status, count] of Object.entries(outcome.counts)) {
        counts[status as TestStatus] += count;
      }
      unhandled.push(...outcome.unhandled);
      budget = outcome.budget;
    }
    const hasFailed = hasFailedFile || counts.fail + unhandled.length > 0;
    const durationMs = performance.now() - start;
    return { kind: 'done', summary: { exit: hasFailed ? 1 : 0, counts, durationMs, unhandled } };
  } catch (error) {
    return { kind: 'problem', problem: unavailable(error) };
  }
}

/** The build determines which files are tests; see `build/classify`. */
function testFiles({ files, options }: RunnableSet): string[] {
  const { tests } = options;
  if (Array.isArray(tests)) return tests.map(String);
  return files
    .map(({ path }) => path)
    .filter((path) => /\.(?:test|spec)\.[cm]?[jt]sx?$/.test(path));
}

/** What the set's first test file needs. */
export function needsOf(set: RunnableSet): SandboxNeeds {
  return needsOfTest(set, testFiles(set)[0]);
}

function warmUpTest(pool: SandboxPool, set: RunnableSet, path: string | undefined): void {
  if (path !== undefined) pool.warmUp(needsOfTest(set, path));
}

/** A file of a set with a DOM can request Node's environment. */
function needsOfTest({ options, bundle }: RunnableSet, path: string | undefined): SandboxNeeds {
  const { testEnvironment, nodeTests } = options;
  const inNode = Array.isArray(nodeTests) && nodeTests.includes(path);
  const dom = !inNode && testEnvironment !== undefined && testEnvironment !== 'node';
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

function bailed(bail: unknown, failed: number): boolean {
  const limit = bail === true ? 1 : Number(bail ?? 0);
  return limit > 0 && failed >= limit;
}
