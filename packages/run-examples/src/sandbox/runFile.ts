import {
  cleanupWorkerFixtures,
  createBrowserTaskContext,
  createRstestRuntime,
  globalApis,
  RSTEST_API_GLOBAL_KEY,
  RSTEST_IMPORT_META_GLOBAL_KEY,
  setRealTimers,
} from '@rstest/core/internal/browser-runtime';
import type { FileResult, RunError, RunEvent } from '../contract.ts';
import type { InstallWindow } from './dom.ts';
import { loadFiles } from './modules/loadFiles.ts';
import type { Job } from './protocol.ts';
import { captureConsole } from './runtime/captureConsole.ts';
import { addVariables } from './runtime/nodeGlobals.ts';
import { createStackLocations, runError } from './runtime/runError.ts';
import { runnerHooks } from './runtime/runnerHooks.ts';
import { ROOT, workerState } from './runtime/workerState.ts';

export interface RunFileOptions {
  readonly onEvent: (event: RunEvent) => void;
  /** Only if the test file needs a DOM. */
  readonly installWindow?: InstallWindow;
  /** The bundle to run instead of the job's files. */
  readonly bundle?: Promise<Bundle>;
}

/**
 * Runs one test file with Rstest's runtime. Resolves to the uncaught errors. Rejects before anything runs
 * if code can't be parsed or an import can't be resolved.
 */
export async function runFile(job: Job, options: RunFileOptions): Promise<RunError[]> {
  const { entry, files } = job;
  const { onEvent, installWindow, bundle } = options;
  const locations = createStackLocations();
  const taskContext = createBrowserTaskContext();
  const pause = createPause();
  const load = bundle ? () => runBundle(bundle, job) : loadFiles(job, locations);

  addVariables(job.options.env);
  setRealTimers();
  captureConsole({
    file: entry,
    locations,
    test() {
      const task = taskContext.getCurrent();
      return task?.taskType === 'case' ? task.taskId : undefined;
    },
    write: (log) => onEvent({ kind: 'log', log }),
  });
  const unhandled = catchUnhandled();
  installWindow?.({
    lacksMatchMedia: job.options.testEnvironment === 'jsdom',
    onError: (error) => unhandled.push(error),
  });
  const texts = new Map(files.map(({ path, code }) => [`${ROOT}/${path}`, withLastBreak(code)]));
  const state = workerState(entry, texts, job.options);
  const runtime = await createRstestRuntime(state, { taskContext });
  const { api, runner, resolveImportMetaRstest } = runtime;
  Object.assign(globalThis, {
    [RSTEST_API_GLOBAL_KEY]: api,
    [RSTEST_IMPORT_META_GLOBAL_KEY]: resolveImportMetaRstest,
  });
  if (state.runtimeConfig.globals) {
    for (const name of globalApis) Reflect.set(globalThis, name, Reflect.get(api, name));
  }

  const start = performance.now();
  const finish = (status: FileResult['status'], errors: readonly unknown[]) => {
    const file: FileResult = {
      path: entry,
      status,
      durationMs: performance.now() - start,
      errors: errors.map((error) => runError(error, locations)),
    };
    onEvent({ kind: 'file', file });
  };
  try {
    await load({ api, importMetaRstest: resolveImportMetaRstest });
    const hooks = runnerHooks({
      locations,
      failedBefore: job.failedBefore,
      onTest: (test) => onEvent({ kind: 'test', test }),
    });
    const result = await runner.runTests(`${ROOT}/${entry}`, hooks, api);
    await cleanupWorkerFixtures();
    // Browsers report an unhandled rejection in a separate task, after the one in which it happened.
    for (let turn = 0; turn < 2; turn++) await pause();
    finish(unhandled.length > 0 ? 'fail' : result.status, result.errors ?? []);
  } catch (error) {
    await pause();
    finish('fail', [error]);
  }
  return unhandled.map((error) => runError(error, locations));
}

/** Adds the line break at the end of a file, which code blocks on a page don't have. */
function withLastBreak(code: string): string {
  return code.endsWith('\n') ? code : `${code}\n`;
}

/** A function that waits for a turn of the event loop, even if the example replaces timers later. */
function createPause(): () => Promise<void> {
  const { setTimeout } = globalThis;
  return () => new Promise((resolve) => setTimeout(resolve, 0));
}

/** Collects uncaught errors and unhandled rejections from now on. */
function catchUnhandled(): unknown[] {
  const errors: unknown[] = [];
  // An example can replace methods on the prototype.
  const { preventDefault } = Event.prototype;
  const catchAll = (type: string, errorOf: (event: Event) => unknown) =>
    addEventListener(type, (event) => {
      Reflect.apply(preventDefault, event, []);
      errors.push(errorOf(event));
    });
  catchAll('error', (event) => {
    const { error, message } = event as ErrorEvent;
    return error ?? new Error(message);
  });
  catchAll('unhandledrejection', (event) => (event as PromiseRejectionEvent).reason);
  return errors;
}

type Evaluate = () => Promise<unknown>;

/** The exports of a bundle; see `build/bundle/buildBundles.ts`. */
export interface Bundle {
  readonly setup: readonly Evaluate[];
  /** By path inside the example. */
  readonly tests: Readonly<Record<string, Evaluate>>;
}

/** Runs the setup files and the test file from the bundle that the build created. */
async function runBundle(bundle: Promise<Bundle>, { entry }: Pick<Job, 'entry'>): Promise<void> {
  const { setup, tests } = await bundle;
  for (const evaluate of setup) await evaluate();
  const evaluate = tests[entry];
  if (!evaluate) throw new Error(`The bundle has no ${entry}`);
  await evaluate();
}
