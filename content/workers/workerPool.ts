import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** More workers cost more memory than they save time. */
const MAX_WORKERS = 4;

/** Leaves one core to the main thread. */
const POOL_SIZE = Math.min(MAX_WORKERS, Math.max(1, availableParallelism() - 1));
/**
 * The number of tasks that a worker has at the same time: more than one, because the main thread is
 * often busy for a while, in which it couldn't give a worker that has finished the next one.
 */
const TASKS_PER_WORKER = 3;

interface Task {
  readonly message: { readonly module: string; readonly input: unknown };
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
const waiting: Task[] = [];
/** What isn't needed before the end of the build. */
const waitingLonger: Task[] = [];

/**
 * Calls the `run` function of the module at a URL in a worker thread, and resolves to its result.
 * Input and output must be cloneable. Workers start on demand and don't keep the process alive.
 */
export function runInWorker<Input, Output>(module: URL, input: Input): Promise<Output> {
  return wait(waiting, module, input);
}

/** The same for what isn't needed before the end of the build: other tasks overtake it. */
export function runWhenIdle<Input, Output>(module: URL, input: Input): Promise<Output> {
  return wait(waitingLonger, module, input);
}

/** The same in a separate worker, for a task of many seconds, which others mustn't wait for. */
export async function runAlone<Input, Output>(module: URL, input: Input): Promise<Output> {
  const entry = startWorker(() => {});
  try {
    return await new Promise<Output>((resolve, reject) => {
      give(entry, { message: { module: module.href, input }, resolve, reject });
    });
  } finally {
    await entry.worker.terminate();
  }
}

function wait<Output>(queue: Task[], module: URL, input: unknown): Promise<Output> {
  return new Promise<Output>((resolve, reject) => {
    queue.push({ message: { module: module.href, input }, resolve, reject });
    giveOut();
  });
}

function giveOut(): void {
  while (waiting.length + waitingLonger.length > 0) {
    const entry = nextWorker();
    if (!entry) return;
    give(entry, (waiting.shift() ?? waitingLonger.shift()) as Task);
  }
}

function give({ worker, tasks }: PoolWorker, task: Task): void {
  worker.postMessage(task.message);
  tasks.push(task);
  // Keeps the process alive until the task is done.
  worker.ref();
}

/** An idle worker, a new one, or the one with the fewest tasks, if it can have another. */
function nextWorker(): PoolWorker | undefined {
  const [best] = [...pool].sort((a, b) => a.tasks.length - b.tasks.length);
  if (best?.tasks.length === 0) return best;
  if (pool.length < POOL_SIZE) {
    const entry = startWorker(giveOut);
    pool.push(entry);
    return entry;
  }
  return best && best.tasks.length < TASKS_PER_WORKER ? best : undefined;
}

/** `onDone` is called after each task. */
function startWorker(onDone: () => void): PoolWorker {
  // Without the process's other flags: the worker registers its own TypeScript loader.
  const execArgv = process.execArgv.filter((flag) => flag.startsWith('--cpu-prof'));
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), { execArgv });
  const entry: PoolWorker = { worker, tasks: [] };
  worker.on('message', ({ output, error }: Answer) => {
    const task = entry.tasks.shift();
    if (entry.tasks.length === 0) worker.unref();
    if (error) task?.reject(Object.assign(new Error(error.message), error));
    else task?.resolve(output as never);
    onDone();
  });
  worker.on('error', (error) => {
    if (pool.includes(entry)) pool.splice(pool.indexOf(entry), 1);
    for (const task of entry.tasks) task.reject(error as Error);
    onDone();
  });
  return entry;
}
