import type { FromWorker, HighlightedLines, HighlightRequest } from './messages';

export interface HighlighterOptions {
  readonly startWorker: () => Worker;
  /** Time limit for one request, in milliseconds, without the time for loading the worker. */
  readonly deadline: number;
}

export interface Highlighter {
  /**
   * Calls `done` with the spans of each line, or with undefined if the code can't be highlighted
   * in time. Returns a function that cancels it.
   */
  readonly highlight: (
    request: HighlightRequest,
    done: (lines: HighlightedLines) => void,
  ) => () => void;
}

interface Job {
  readonly request: HighlightRequest;
  readonly done: (lines: HighlightedLines) => void;
}

/**
 * Highlights in a worker, one request after the other. The worker starts with the first request; one
 * that misses a deadline or fails is terminated, and the next request starts another.
 */
export function createHighlighter({ startWorker, deadline }: HighlighterOptions): Highlighter {
  const waiting = new Set<Job>();
  let worker: Worker | undefined;
  let isReady = false;
  let running: Job | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const start = () => {
    const started = startWorker();
    worker = started;
    started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      // Messages of a terminated worker may still arrive.
      if (worker !== started) return;
      isReady = true;
      if (data.kind === 'highlighted') finish(data.lines);
      else sendNext();
    });
    started.addEventListener('error', () => {
      if (worker !== started) return;
      // Its script failed to load, or threw. Retrying immediately could fail again, endlessly.
      const unanswered = [...waiting];
      waiting.clear();
      terminate();
      for (const { done } of unanswered) done(undefined);
    });
  };
  const sendNext = () => {
    const [next] = waiting;
    if (running || !next) return;
    if (!worker) start();
    if (!isReady) return;
    waiting.delete(next);
    running = next;
    timer = setTimeout(terminate, deadline);
    worker?.postMessage(next.request);
  };
  const finish = (lines: HighlightedLines) => {
    clearTimeout(timer);
    const finished = running;
    running = undefined;
    finished?.done(lines);
    sendNext();
  };
  const terminate = () => {
    worker?.terminate();
    worker = undefined;
    isReady = false;
    finish(undefined);
  };

  return {
    highlight(request, done) {
      let isCancelled = false;
      const job: Job = { request, done: (lines) => isCancelled || done(lines) };
      waiting.add(job);
      sendNext();
      return () => {
        isCancelled = true;
        waiting.delete(job);
      };
    },
  };
}
