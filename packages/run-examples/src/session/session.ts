import * as urls from 'virtual-run-sandbox';
import type { LoadText, RunEvent, RunnableSet, RunOutcome } from '../contract.ts';
import { oncePerUrl } from './oncePerUrl.ts';
import { needsOf, runSet } from './runSet.ts';
import { createSandboxPool, type SandboxPool } from './sandboxPool.ts';

/** Loads a script once, as a blob, which workers can get without a copy. Rejects like `loadText`. */
const fetchScript = oncePerUrl(async (url, loadText) => {
  return new Blob([await loadText(url)], { type: 'text/javascript' });
});

/** Shared by all examples, which run one at a time. */
let pool: SandboxPool | undefined;
let currentRun: AbortController | undefined;
/** Whether a page has used the sandboxes and not closed them. */
let isInUse = false;

/** Runs an example; stops the current run. */
export async function run(
  loadText: LoadText,
  set: RunnableSet,
  onEvent: (event: RunEvent) => void,
): Promise<RunOutcome> {
  stop();
  const controller = new AbortController();
  currentRun = controller;
  const { signal } = controller;
  isInUse = true;
  const outcome = await Promise.race([
    whenStopped(signal),
    runSet(set, {
      pool: sharedPool(loadText),
      loadText,
      signal,
      onEvent: (event) => {
        if (!signal.aborted) onEvent(event);
      },
    }),
  ]);
  const isUnavailable = outcome.kind === 'problem' && outcome.problem.kind === 'unavailable';
  // The whole frame may be unresponsive.
  if (isUnavailable || outcome.kind === 'timeLimit') closePool();
  // Prepares the next run, now that this one doesn't need the CPU. If loading failed, it would fail again.
  if (isInUse && !isUnavailable) sharedPool(loadText).warmUp(needsOf(set));
  return outcome;
}

/** Stops the current run, which resolves to `stopped`. */
export function stop(): void {
  currentRun?.abort();
}

/** Loads the sandbox's scripts and keeps a sandbox for the example ready, unless one is ready. */
export function warmUp(loadText: LoadText, set: RunnableSet): void {
  isInUse = true;
  sharedPool(loadText).warmUp(needsOf(set));
}

/** Stops the current run and removes the sandboxes. */
export function close(): void {
  stop();
  isInUse = false;
  closePool();
}

function closePool(): void {
  pool?.close();
  pool = undefined;
}

function whenStopped(signal: AbortSignal): Promise<RunOutcome> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve({ kind: 'stopped' }), { once: true });
  });
}

function sharedPool(loadText: LoadText): SandboxPool {
  pool ??= createSandboxPool(urls, (url) => fetchScript(url, loadText));
  return pool;
}
