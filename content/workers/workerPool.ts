import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** More workers cost more memory than they save time. */
const MAX_WORKERS = 4;

/** Leaves one core to the main thread. */
const POOL_SIZE = Math.min(MAX_WORKERS, Math.max(1, availableParallelism() - 1));
/**
 * How many tasks are posted to a worker at the same time: more than one, because the main thread is
 * often too busy to post the next task right after a worker has finished one.
 */
const TASKS_PER_WORKER = 3;

interface Task {
  readonly message: { readonly module: string; readonly input: unknown };
  /** `never`, because each task has its own type of output. */
  readonly resolve: (output: never) => void;
  readonly reject: (error: Error) => void;
}

interface Answer {
  readonly output?: unknown;
  readonly error?: { readonly message: string; readonly stack?: string };
}

interface PoolWorker {
  readonly worker: Worker;
  /** The tasks that were posted to the worker and aren't done, oldest first. */
  readonly tasks: Task[];
}

const pool: PoolWorker[] = [];
const waitingTasks: Task[] = [];
/** Tasks whose results aren't needed before the end of the build. */
const idleTasks: Task[] = [];

/**
 * Calls the `run` function of the module at a URL in a worker thread, and resolves to its result.
 * Input and output must be cloneable. Workers start on demand and don't keep the process alive.
 */
export function runInWorker<Input, Output>(module: URL, input: Input): Promise<Output> {
  return enqueue(waitingTasks, module, input);
}

/** Like `runInWorker`, for results that aren't needed before the end of the build: other tasks run first. */
export function runWhenIdle<Input, Output>(module: URL, input: Input): Promise<Output> {
  return enqueue(idleTasks, module, input);
}

/** Like `runInWorker`, in a separate worker: for a task of many seconds, which would block others. */
export async function runAlone<Input, Output>(module: URL, input: Input): Promise<Output> {
  const poolWorker = startWorker(() => {});
  try {
    return await new Promise<Output>((resolve, reject) => {
      postTask(poolWorker, { message: { module: module.href, input }, resolve, reject });
    });
  } finally {
    await poolWorker.worker.terminate();
  }
}

function enqueue<Output>(queue: Task[], module: URL, input: unknown): Promise<Output> {
  return new Promise<Output>((resolve, reject) => {
    queue.push({ message: { module: module.href, input }, resolve, reject });
    postTasks();
  });
}

/** Posts tasks until all workers have enough of them. */
function postTasks(): void {
  while (waitingTasks.length + idleTasks.length > 0) {
    const poolWorker = nextWorker();
    if (!poolWorker) return;
    postTask(poolWorker, (waitingTasks.shift() ?? idleTasks.shift()) as Task);
  }
}

function postTask({ worker, tasks }: PoolWorker, task: Task): void {
  worker.postMessage(task.message);
  tasks.push(task);
  // Keeps the process alive until the task is done.
  worker.ref();
}

/** An idle worker, a new one, or the one with the fewest tasks; undefined if all have enough tasks. */
function nextWorker(): PoolWorker | undefined {
  const [leastBusy] = [...pool].sort((a, b) => a.tasks.length - b.tasks.length);
  if (leastBusy?.tasks.length === 0) return leastBusy;
  if (pool.length < POOL_SIZE) {
    const newWorker = startWorker(postTasks);
    pool.push(newWorker);
    return newWorker;
  }
  return leastBusy && leastBusy.tasks.length < TASKS_PER_WORKER ? leastBusy : undefined;
}

/** `onDone` is called after each task. */
function startWorker(onDone: () => void): PoolWorker {
  // Without flags other than for profiling: worker.mjs registers its own TypeScript loader.
  const execArgv = process.execArgv.filter((flag) => flag.startsWith('--cpu-prof'));
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), { execArgv });
  const poolWorker: PoolWorker = { worker, tasks: [] };
  worker.on('message', ({ output, error }: Answer) => {
    const task = poolWorker.tasks.shift();
    if (poolWorker.tasks.length === 0) worker.unref();
    if (error) task?.reject(Object.assign(new Error(error.message), error));
    else task?.resolve(output as never);
    onDone();
  });
  worker.on('error', (error) => {
    if (pool.includes(poolWorker)) pool.splice(pool.indexOf(poolWorker), 1);
    for (const task of poolWorker.tasks) task.reject(error as Error);
    onDone();
  });
  return poolWorker;
}
