import type { Input } from 'convert-tests';
import type { ConvertOutcome, FromConverter } from './messages.ts';

/** For one file, in milliseconds. Loading the worker has as long again. */
export const TIME_LIMIT = 10_000;

export interface ConvertClient {
  readonly convert: (input: Input) => Promise<ConvertOutcome>;
  readonly close: () => void;
}

interface Job {
  readonly input: Input;
  readonly done: (outcome: ConvertOutcome) => void;
}

/**
 * Converts in a worker, one file after the other. The worker starts with the first one; one that
 * misses its time is terminated, and the next file starts another.
 */
export function createConverter(startWorker: () => Worker, limit = TIME_LIMIT): ConvertClient {
  const waiting: Job[] = [];
  let worker: Worker | undefined;
  let running: Job | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let id = 0;

  const stop = (reason: 'timeout' | 'failed') => {
    worker?.terminate();
    worker = undefined;
    finish({ ok: false, reason });
  };
  const finish = (outcome: ConvertOutcome) => {
    clearTimeout(timer);
    const finished = running;
    running = undefined;
    finished?.done(outcome);
    next();
  };
  const start = () => {
    const started = startWorker();
    started.addEventListener('message', ({ data }: MessageEvent<FromConverter>) => {
      if (worker === started && 'id' in data && data.id === id) finish(data.outcome);
    });
    started.addEventListener('error', () => {
      if (worker === started) stop('failed');
    });
    return started;
  };
  const next = () => {
    if (running) return;
    running = waiting.shift();
    if (!running) return;
    id += 1;
    timer = setTimeout(() => stop('timeout'), worker ? limit : limit * 2);
    worker ??= start();
    worker.postMessage({ id, input: running.input });
  };
  return {
    convert: (input) =>
      new Promise((done) => {
        waiting.push({ input, done });
        next();
      }),
    close() {
      waiting.length = 0;
      clearTimeout(timer);
      worker?.terminate();
    },
  };
}
