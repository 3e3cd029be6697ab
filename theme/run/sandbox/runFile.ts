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
import { loadBundle } from './modules/loadBundle.ts';
import { loadFiles } from './modules/loadFiles.ts';
import type { Job } from './protocol.ts';
import { captureConsole } from './runtime/captureConsole.ts';
import { installNodeGlobals } from './runtime/nodeGlobals.ts';
import { runError } from './runtime/runError.ts';
import { runnerHooks } from './runtime/runnerHooks.ts';
import { createStackPlaces } from './runtime/stackPlaces.ts';
import { catchUnhandled } from './runtime/unhandledErrors.ts';
import { ROOT, workerState } from './runtime/workerState.ts';

export interface RunFileOptions {
  readonly onEvent: (event: RunEvent) => void;
  /** See `guardEdits.ts`; missing where a run can be ended from outside. */
  readonly tick?: () => void;
}

/**
 * Runs one test file with Rstest's runtime and tells what happens; returns the errors that nobody
 * caught. Throws where the code can't be read or an import leads nowhere: then nothing has run.
 */
export async function runFile(job: Job, options: RunFileOptions): Promise<readonly RunError[]> {
  const { entry, files } = job;
  const { onEvent } = options;
  const places = createStackPlaces();
  const taskContext = createBrowserTaskContext();
  // Before anything of the example can change them.
  const pause = pauseOf(globalThis);
  const load = job.bundle === undefined ? loadFiles(job, places, options.tick) : loadBundle(job);

  installNodeGlobals(job.options.env);
  setRealTimers();
  captureConsole({
    file: entry,
    places,
    test() {
      const task = taskContext.getCurrent();
      return task?.taskType === 'case' ? task.taskId : undefined;
    },
    write: (log) => onEvent({ kind: 'log', log }),
  });
  const unhandled = catchUnhandled();
  const texts = new Map(files.map(({ path, code }) => [`${ROOT}/${path}`, endedLine(code)]));
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
      errors: errors.map((error) => runError(error, places)),
    };
    onEvent({ kind: 'file', file });
  };
  try {
    await load({ api, importMetaRstest: resolveImportMetaRstest });
    const hooks = runnerHooks({
      places,
      failedBefore: job.failedBefore,
      onTest: (test) => onEvent({ kind: 'test', test }),
    });
    const result = await runner.runTests(`${ROOT}/${entry}`, hooks, api);
    await cleanupWorkerFixtures();
    // Browsers report a rejection in a task of its own, after the one in which it was lost.
    for (let turn = 0; turn < 2; turn++) await pause();
    finish(unhandled.length > 0 ? 'fail' : result.status, result.errors ?? []);
  } catch (error) {
    await pause();
    finish('fail', [error]);
  }
  return unhandled.map((error) => runError(error, places));
}

/** As files end, and blocks of a page don't. */
function endedLine(code: string): string {
  return code.endsWith('\n') ? code : `${code}\n`;
}

/** A turn of the event loop that no fake timer holds up. */
function pauseOf({ setTimeout }: typeof globalThis): () => Promise<void> {
  return () => new Promise((resolve) => setTimeout(resolve, 0));
}
