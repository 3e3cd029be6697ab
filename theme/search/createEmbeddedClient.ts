import { createWorkerClient, type SearchClient } from 'site-search';
import { indexFolder } from '../settings/search.ts';

/** Searches the embedded index of a language in a worker. `base` is the site's base path. */
export function createEmbeddedClient(language: string, base: string): SearchClient {
  return createWorkerClient({
    index: `${base}${indexFolder(language)}/`,
    createWorker: () =>
      // Hosts add the workers' security policy to files in this folder.
      new Worker(/* webpackChunkName: "worker/search" */ new URL('./worker.ts', import.meta.url)),
  });
}
