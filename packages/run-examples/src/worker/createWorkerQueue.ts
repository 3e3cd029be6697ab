interface WorkerQueueOptions {
  readonly startWorker: () => Worker;
  /** What the worker may take for one request, in milliseconds. Loading it isn't counted. */
  readonly deadline: number;
}

export interface WorkerQueue<Request, Answer> {
  /**
   * Calls `done` with the worker's answer, or with undefined if it takes too long. Returns
   * what cancels that.
   */
  readonly ask: (request: Request, done: (answer: Answer | undefined) => void) => () => void;
}

interface Job<Request, Answer> {
  readonly request: Request;
  readonly done: (answer: Answer | undefined) => void;
}

/**
 * Asks a worker, one request after the other. The worker starts with the first request; one that
 * misses a deadline or fails is terminated, and the next request starts another.
 */
export function createWorkerQueue<Request, Answer>({
  startWorker,
  deadline,
}: WorkerQueueOptions): WorkerQueue<Request, Answer> {
  const waiting = new Set<Job<Request, Answer>>();
  let worker: Worker | undefined;
  let isReady = false;
  let running: Job<Request, Answer> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const start = () => {
    const started = startWorker();
    worker = started;
    started.addEventListener('message', ({ data }: MessageEvent<FromWorker<Answer>>) => {
      // What a terminated worker sent last may still arrive.
      if (worker !== started) return;
      isReady = true;
      if (data.kind === 'answer') finish(data.answer);
      else sendNext();
    });
    started.addEventListener('error', () => {
      if (worker !== started) return;
      // Its script can't be loaded, or threw. To try again at once could fail again, without end.
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
  const finish = (answer: Answer | undefined) => {
    clearTimeout(timer);
    const finished = running;
    running = undefined;
    finished?.done(answer);
    sendNext();
  };
  const terminate = () => {
    worker?.terminate();
    worker = undefined;
    isReady = false;
    finish(undefined);
  };

  return {
    ask(request, done) {
      let isCancelled = false;
      const job: Job<Request, Answer> = {
        request,
        done: (answer) => {
          if (!isCancelled) done(answer);
        },
      };
      waiting.add(job);
      sendNext();
      return () => {
        isCancelled = true;
        waiting.delete(job);
      };
    },
  };
}

/** What a worker posts. */
type FromWorker<Answer> =
  /** Its script has loaded. */
  { readonly kind: 'ready' } | { readonly kind: 'answer'; readonly answer: Answer };

/** In a worker of `createWorkerQueue`: answers each request. */
export function answerRequests<Request, Answer>(answer: (request: Request) => Answer): void {
  const post = (message: FromWorker<Answer>) => self.postMessage(message);
  self.addEventListener('message', ({ data }: MessageEvent<Request>) =>
    post({ kind: 'answer', answer: answer(data) }),
  );
  post({ kind: 'ready' });
}
