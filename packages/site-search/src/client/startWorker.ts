import type { SearchResult } from '../hits/searchHit.ts';
import { fetchFrom } from '../index/openIndex.ts';
import type { SiteOptions } from '../query/vocabulary.ts';
import {
  createLocalClient,
  type SearchClient,
  type SearchRequest,
} from '../search/createLocalClient.ts';

/** First the absolute URL of the index, then requests. */
export type ToWorker = { index: string } | { id: number; request: SearchRequest };
/** First that the worker's script was loaded, then the answers. */
export type FromWorker =
  | { started: true }
  | ({ id: number } & ({ result: SearchResult } | { error: string }));

/** Makes this worker answer a client of `createWorkerClient`. Call it first thing in the script. */
export function startWorker(options: SiteOptions = {}): void {
  let client: SearchClient | undefined;
  post({ started: true });
  self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    if ('index' in data) {
      client = createLocalClient(fetchFrom(data.index), options);
      client.warm();
    } else if (client) {
      void answer(client, data.id, data.request);
    }
  });
}

async function answer(client: SearchClient, id: number, request: SearchRequest): Promise<void> {
  try {
    post({ id, result: await client.search(request) });
  } catch (error) {
    post({ id, error: error instanceof Error ? error.message : String(error) });
  }
}

function post(message: FromWorker): void {
  self.postMessage(message);
}
