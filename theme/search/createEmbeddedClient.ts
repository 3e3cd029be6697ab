import { createWorkerClient } from 'site-search';
import { indexFolder } from './indexFolder.ts';
import type { BackendResult, SearchBackend } from './searchBackend.ts';

/** Searches the embedded index of a language in a worker. `base` is the site's base path. */
export function createEmbeddedClient(language: string, base: string): SearchBackend {
  const client = createWorkerClient({
    index: `${base}${indexFolder(language)}/`,
    createWorker: () =>
      // Hosts add the workers' security policy to files in this folder.
      new Worker(/* webpackChunkName: "worker/search" */ new URL('./worker.ts', import.meta.url)),
  });
  return {
    warm: client.warm,
    async search(request) {
      const { results } = await client.search({ requests: [request] });
      // There's one result per request.
      return results[0] as BackendResult;
    },
  };
}
