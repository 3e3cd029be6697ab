import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** More take more memory than they save time. */
const MOST_THREADS = 4;

/** One processor is the main thread's. */
let limit = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1));

/** What the build waits for goes before what has time until its end. */
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

interface Thread {
  readonly worker: Worker;
  task: Task | undefined;
}

const threads: Thread[] = [];
const waiting: Record<Urgency, Task[]> = { now: [], later: [] };

/**
 * Calls `run` of a module in another thread. The module is given by its URL; input and output are
 * what can be copied from thread to thread. Threads start with the first tasks and don't keep the
 * process alive.
 */
export function inThread<Input, Output>(
  module: URL,
  input: Input,
  urgency: Urgency = 'now',
): Promise<Output> {
  return new Promise<Output>((resolve, reject) => {
    waiting[urgency].push({ module: module.href, input, resolve, reject });
    giveOut();
  });
}

/** Says that the main thread has nothing left to do but wait: its processor is for threads, too. */
export function giveThreadsAll(): void {
  limit = Math.min(MOST_THREADS, availableParallelism());
  while (threads.length < limit && waiting.now.length + waiting.later.length > 0) giveOut();
}

function giveOut(): void {
  const free = threads.find(({ task }) => task === undefined) ?? startThread();
  const task = free && (waiting.now.shift() ?? waiting.later.shift());
  if (!task) return;
  free.task = task;
  // A process must not end while somebody waits for an answer.
  free.worker.ref();
  free.worker.postMessage({ module: task.module, input: task.input });
}

function startThread(): Thread | undefined {
  if (threads.length >= limit) return undefined;
  // Without the flags of the process: the thread itself sees to TypeScript.
  const worker = new Worker(new URL('./thread.mjs', import.meta.url), { execArgv: [] });
  const thread: Thread = { worker, task: undefined };
  const finish = (settle: (task: Task) => void) => {
    const { task } = thread;
    thread.task = undefined;
    worker.unref();
    if (task) settle(task);
    giveOut();
  };
  worker.on('message', ({ output, error }: Answer) => {
    finish(({ resolve, reject }) =>
      error ? reject(Object.assign(new Error(error.message), error)) : resolve(output as never),
    );
  });
  worker.on('error', (error) => {
    threads.splice(threads.indexOf(thread), 1);
    finish(({ reject }) => reject(error as Error));
  });
  threads.push(thread);
  return thread;
}
