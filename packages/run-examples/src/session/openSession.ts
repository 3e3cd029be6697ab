import * as scripts from 'virtual-run-sandbox';
import type { LoadText, RunOutcome, RunSession } from '../contract.ts';
import { oncePerUrl } from './oncePerUrl.ts';
import { needsOf, runSet } from './runSet.ts';
import { createSandboxPool, type SandboxNeeds, type SandboxPool } from './sandboxPool.ts';

/** Loads a script once, which can be passed to workers without copying it. Rejects like `loadText`. */
const fetchScript = oncePerUrl(async (url, loadText) => {
  return new Blob([await loadText(url)], { type: 'text/javascript' });
});

export { needsOf };

let pool: SandboxPool | undefined;
let open = 0;

/** Loads the sandbox's scripts and keeps one sandbox of this kind ready; further calls do nothing. */
export function warmUp(loadText: LoadText, needs: SandboxNeeds = { dom: false }): void {
  sharedPool(loadText).warmUp(needs);
}

/** All sessions share the sandboxes that are kept ready; closing the last session terminates them. */
export function openSession(loadText: LoadText): RunSession {
  let current: AbortController | undefined;
  let closed = false;
  open += 1;
  return {
    async run(set, onEvent): Promise<RunOutcome> {
      current?.abort();
      const run = new AbortController();
      current = run;
      const { signal } = run;
      const outcome = await Promise.race([
        stopped(signal),
        runSet(set, {
          pool: sharedPool(loadText),
          loadText,
          signal,
          onEvent: (event) => {
            if (!signal.aborted) onEvent(event);
          },
        }),
      ]);
      // The whole frame may be unresponsive.
      if (outcome.kind === 'timeLimit') closePool();
      // For the next run; not while this one needs the CPU, and not if nothing can be loaded.
      if (open > 0 && !isUnavailable(outcome)) sharedPool(loadText).warmUp(needsOf(set));
      return outcome;
    },
    stop: () => current?.abort(),
    close() {
      if (closed) return;
      closed = true;
      current?.abort();
      open -= 1;
      if (open === 0) closePool();
    },
  };
}

function isUnavailable(outcome: RunOutcome): boolean {
  return outcome.kind === 'problem' && outcome.problem.kind === 'unavailable';
}

function stopped(signal: AbortSignal): Promise<RunOutcome> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve({ kind: 'stopped' }), { once: true });
  });
}

function closePool(): void {
  pool?.close();
  pool = undefined;
}

function sharedPool(loadText: LoadText): SandboxPool {
  pool ??= createSandboxPool(scripts.frame, {
    relay: () => fetchScript(scripts.relay, loadText),
    runtime: () => fetchScript(scripts.runtime, loadText),
    dom: () => fetchScript(scripts.dom, loadText),
    bundle: (url) => fetchScript(url, loadText),
  });
  return pool;
}
