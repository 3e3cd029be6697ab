import { createWorkerClient, type SearchClient } from 'site-search';
import { indexFile } from '../settings/search';
import { createHostedClient } from './hosted/createHostedClient';
import { indexName, type SearchBackend } from './searchBackend';

const backends = new Map<string, Promise<SearchBackend>>();

// In development, saving a page changes the index, so the next search loads it again.
import.meta.webpackHot?.addStatusHandler((status) => {
  if (status === 'idle') backends.clear();
});

/** The search engine for a language, created once per document. `base` is the site's base path. */
export function loadBackend(language: string, base: string): Promise<SearchBackend> {
  const existing = backends.get(language);
  if (existing) return existing;
  const loading = create(language, base).catch((error) => {
    // The next search tries again.
    backends.delete(language);
    throw error;
  });
  backends.set(language, loading);
  return loading;
}

async function create(language: string, base: string): Promise<SearchBackend> {
  // The condition isn't in a function, so that a build drops the engine that it doesn't use.
  if (typeof __SEARCH_HOSTED__ !== 'undefined' && __SEARCH_HOSTED__) {
    return createHostedClient(__SEARCH_HOSTED__, indexName(language));
  }
  return createEmbeddedClient(language, base);
}

/** Searches the embedded index of a language in a worker. `base` is the site's base path. */
function createEmbeddedClient(language: string, base: string): SearchClient {
  return createWorkerClient({
    index: `${base}${indexFile(language)}`,
    createWorker: () =>
      // Hosts add the workers' security policy to files in this folder.
      new Worker(/* webpackChunkName: "worker/search" */ new URL('./worker.ts', import.meta.url)),
  });
}
