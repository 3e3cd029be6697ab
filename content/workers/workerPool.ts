import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** More workers cost more memory than they save time. */
const MAX_WORKERS = 4;

/** Leaves one core to the main thread. */
let limit = Math.min(MAX_WORKERS, Math.max(1, availableParallelism() - 1));

/** Tasks that the build is waiting for run before those that only have to finish by its end. */
export type Urgency = 'now' | 'later';

interface Task {
  readonly module: string;
  readonly input: unknown;
  readonly resolve: (output: never) => void;
  readonly reject: (error: Error) => void;
}

interface Answer {
  readonly output?: unknown;
  readonly error?: { readonly message: string; readonly stack?: string };
}

interface PoolWorker {
  readonly worker: Worker;
  task: Task | undefined;
}

const pool: PoolWorker[] = [];
const queues: Record<Urgency, Task[]> = { now: [], later: [] };

/**
 * Calls the `run` function of the module at a URL in a worker thread, and resolves to its result.
 * Input and output must be cloneable. Workers start on demand and don't keep the process alive.
 */
export function runInWorker<Input, Output>(
  module: URL,
  input: Input,
  urgency: Urgency = 'now',
): Promise<Output> {
  return new Promise<Output>((resolve, reject) => {
    queues[urgency].push({ module: module.href, input, resolve, reject });
    dispatch();
  });
}

/** Lets the pool use the main thread's core as well. Call it when the main thread is only waiting. */
export function allowAllCores(): void {
  limit = Math.min(MAX_WORKERS, availableParallelism());
  while (pool.length < limit && queues.now.length + queues.later.length > 0) dispatch();
}

function dispatch(): void {
  const free = pool.find(({ task }) => task === undefined) ?? startWorker();
  const task = free && (queues.now.shift() ?? queues.later.shift());
  if (!task) return;
  free.task = task;
  // Keeps the process alive until the task is done.
  free.worker.ref();
  free.worker.postMessage({ module: task.module, input: task.input });
}

function startWorker(): PoolWorker | undefined {
  if (pool.length >= limit) return undefined;
  // Without the process's flags: the worker registers its own TypeScript loader.
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), { execArgv: [] });
  const entry: PoolWorker = { worker, task: undefined };
  const finish = (settle: (task: Task) => void) => {
    const { task } = entry;
    entry.task = undefined;
    worker.unref();
    if (task) settle(task);
    dispatch();
  };
  worker.on('message', ({ output, error }: Answer) => {
    finish(({ resolve, reject }) =>
      error ? reject(Object.assign(new Error(error.message), error)) : resolve(output as never),
    );
  });
  worker.on('error', (error) => {
    pool.splice(pool.indexOf(entry), 1);
    finish(({ reject }) => reject(error as Error));
  });
  pool.push(entry);
  return entry;
}
