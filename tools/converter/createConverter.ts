import type { Converted, Input, Place, Reason } from 'convert-tests';

export interface ConvertedLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
  /** Number of the line in the input, from 1; missing for added lines. */
  readonly line?: number;
}

/** The result of a conversion, or why there is none. */
export type ConvertOutcome =
  | (Converted & { readonly ok: true; readonly diff: readonly ConvertedLine[] })
  | ({ readonly ok: false; readonly reason: Reason | 'timeout' | 'failed' } & Place);

export type ConvertClient = ReturnType<typeof createConverter>;

/** Longest time for one file, in milliseconds. Twice as long if the worker has to be loaded. */
const TIME_LIMIT = 10_000;

/**
 * Converts files in a worker, one after the other. The worker is loaded for the first file. If a file takes
 * too long, the worker is terminated, and another one is started for the next file.
 */
export function createConverter() {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const run = (input: Input) =>
    new Promise<ConvertOutcome>((resolve) => {
      const stop = (reason: 'timeout' | 'failed') => {
        worker?.terminate();
        worker = undefined;
        finish({ ok: false, reason });
      };
      const timer = setTimeout(() => stop('timeout'), worker ? TIME_LIMIT : TIME_LIMIT * 2);
      const finish = (outcome: ConvertOutcome) => {
        clearTimeout(timer);
        resolve(outcome);
      };
      if (isClosed) {
        stop('failed');
        return;
      }
      try {
        worker ??= startWorker();
      } catch (error) {
        // The browser has no workers, or a policy blocks them.
        console.error(error);
        stop('failed');
        return;
      }
      worker.onmessage = ({ data }: MessageEvent<ConvertOutcome>) => finish(data);
      worker.onerror = () => stop('failed');
      worker.postMessage(input);
    });

  return {
    /** Resolves to `undefined` if `isWanted` says no when it's the file's turn, as for text that was edited. */
    convert(input: Input, isWanted: () => boolean): Promise<ConvertOutcome | undefined> {
      const outcome = last.then(() => (isWanted() ? run(input) : undefined));
      last = outcome;
      return outcome;
    },
    close() {
      isClosed = true;
      worker?.terminate();
    },
  };
}

/** Hosts add the workers' security policy to files in this folder. */
function startWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "worker/convert" */ new URL('./worker.ts', import.meta.url),
  );
}
