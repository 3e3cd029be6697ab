import type { SearchResult } from '../hits/searchHit.ts';
import { LIMITS } from '../limits.ts';
import { RetryError } from '../retryError.ts';
import type { SearchClient } from '../search/createLocalClient.ts';
import type { FromWorker, ToWorker } from './startWorker.ts';

export interface WorkerClientOptions {
  /** Starts a worker whose script calls `startWorker`. */
  readonly createWorker: () => Worker;
  /** The URL of the index, relative to the page. */
  readonly index: string;
}

interface Pending {
  resolve(result: SearchResult): void;
  reject(error: Error): void;
}

/** Searches an index in a worker. Nothing is loaded before `warm` or `search`. */
export function createWorkerClient({ createWorker, index }: WorkerClientOptions): SearchClient {
  let worker: Worker | undefined;
  let lastId = 0;
  const pending = new Map<number, Pending>();

  const receive = ({ data }: MessageEvent<FromWorker>) => {
    if ('started' in data) return;
    const request = pending.get(data.id);
    pending.delete(data.id);
    if ('result' in data) request?.resolve(data.result);
    else request?.reject(new RetryError(data.error));
  };

  /** Rejects all pending searches. The next search starts another worker. */
  const fail = (reason: string) => {
    worker?.terminate();
    worker = undefined;
    const error = new RetryError(`The search worker failed: ${reason}`);
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };

  const send = (message: ToWorker) => start()?.postMessage(message);
  const start = (): Worker | undefined => {
    if (worker) return worker;
    let started: Worker;
    try {
      started = createWorker();
    } catch (error) {
      // The browser has no workers, or a policy blocks them.
      fail(String(error));
      return undefined;
    }
    worker = started;
    started.addEventListener('message', receive);
    started.addEventListener('error', ({ message }) => fail(message || 'not loaded'));
    // Browsers wait for a script as long as the server does.
    const deadline = setTimeout(() => {
      // This worker may have failed and been replaced since.
      if (worker === started) fail(`not loaded after ${LIMITS.timeout} ms`);
    }, LIMITS.timeout);
    started.addEventListener('message', () => clearTimeout(deadline), { once: true });
    send({ index: new URL(index, location.href).href });
    return worker;
  };

  return {
    warm: () => void start(),
    search(request) {
      lastId += 1;
      const id = lastId;
      return new Promise<SearchResult>((resolve, reject) => {
        pending.set(id, { resolve, reject });
        send({ id, request });
      });
    },
  };
}
