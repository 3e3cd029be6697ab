import type { SearchResult } from '../searchHit.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { RetryError } from './retryError.ts';
import type { SearchRequest } from './search.ts';

export type { SearchRequest } from './search.ts';

export interface EmbeddedClientOptions {
  /** Of the pages to search: each language has an index of its own. */
  language: string;
  /** Where the site is mounted; begins and ends with a slash. */
  base: string;
}

export interface EmbeddedClient {
  /** Loads the worker and the index ahead of the first search. */
  warm(): void;
  /** Rejects with a `RetryError` where the worker or a file of the index can't be loaded. */
  search(request: SearchRequest): Promise<SearchResult>;
}

interface Waiting {
  resolve(result: SearchResult): void;
  reject(error: Error): void;
}

/** Searches the site's own index in a worker. Nothing is loaded before `warm` or `search`. */
export function createEmbeddedClient({ language, base }: EmbeddedClientOptions): EmbeddedClient {
  let worker: Worker | undefined;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  const receive = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'opened' || data.id === undefined) return;
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === 'found') asked?.resolve(data.result);
    else asked?.reject(new RetryError(data.message));
  };

  /** A worker whose script can't be loaded answers nobody: the next search starts another. */
  const fail = (event: ErrorEvent) => {
    worker?.terminate();
    worker = undefined;
    const error = new RetryError(`The search worker failed: ${event.message || 'not loaded'}`);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  const started = (): Worker => {
    if (worker) return worker;
    // By the beginning of its name its file goes where hosts add the policy of workers.
    worker = new Worker(
      /* webpackChunkName: "worker-search" */ new URL('./worker.ts', import.meta.url),
    );
    worker.addEventListener('message', receive);
    worker.addEventListener('error', fail);
    const root = new URL(base, location.href).href;
    post(worker, { kind: 'open', language, base: root });
    return worker;
  };

  return {
    warm: () => void started(),
    search: (request) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        post(started(), { kind: 'search', id: last, request });
      }),
  };
}

function post(worker: Worker, message: ToWorker): void {
  worker.postMessage(message);
}
