import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** More workers cost more memory than they save time. */
const MAX_WORKERS = 4;

/** Leaves one core to the main thread. */
let limit = Math.min(MAX_WORKERS, Math.max(1, availableParallelism() - 1));

interface Task {
  readonly resolve: (output: never) => void;
  readonly reject: (error: Error) => void;
}

interface Answer {
  readonly output?: unknown;
  readonly error?: { readonly message: string; readonly stack?: string };
}

interface PoolWorker {
  readonly worker: Worker;
  /** What it has to do, in this order. */
  readonly tasks: Task[];
}

const pool: PoolWorker[] = [];

/**
 * Calls the `run` function of the module at a URL in a worker thread, and resolves to its result.
 * Input and output must be cloneable. Workers start on demand and don't keep the process alive.
 *
 * Each task is posted at once: the main thread is often busy for seconds, in which it couldn't give a
 * worker that has finished the next one.
 */
export function runInWorker<Input, Output>(module: URL, input: Input): Promise<Output> {
  return new Promise<Output>((resolve, reject) => {
    const { worker, tasks } = nextWorker();
    worker.postMessage({ module: module.href, input });
    tasks.push({ resolve, reject });
    // Keeps the process alive until the task is done.
    worker.ref();
  });
}

/** Lets the pool use the main thread's core as well. Call it when the main thread is only waiting. */
export function allowAllCores(): void {
  limit = Math.min(MAX_WORKERS, availableParallelism());
}

/** An idle worker, a new one, or the one with the fewest tasks. */
function nextWorker(): PoolWorker {
  const [best] = [...pool].sort((a, b) => a.tasks.length - b.tasks.length);
  return best && (best.tasks.length === 0 || pool.length >= limit) ? best : startWorker();
}

function startWorker(): PoolWorker {
  // Without the process's flags: the worker registers its own TypeScript loader.
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), { execArgv: [] });
  const entry: PoolWorker = { worker, tasks: [] };
  worker.on('message', ({ output, error }: Answer) => {
    const task = entry.tasks.shift();
    if (entry.tasks.length === 0) worker.unref();
    if (error) task?.reject(Object.assign(new Error(error.message), error));
    else task?.resolve(output as never);
  });
  worker.on('error', (error) => {
    pool.splice(pool.indexOf(entry), 1);
    for (const task of entry.tasks) task.reject(error as Error);
  });
  pool.push(entry);
  return entry;
}
