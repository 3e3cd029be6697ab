import type { SearchClient } from 'site-search';
import { createLocalClient, fetchFrom } from 'site-search/engine';
import { createEmbeddedClient } from '../../../../theme/search/loadBackend.ts';
import { SEARCH_OPTIONS } from '../../../../theme/search/vocabulary.ts';
import { indexFolder } from '../../../../theme/settings/search.ts';

/**
 * What the bench measures in a browser. Chromium slows down the page's own thread alone, so the
 * engine is also timed there, where a reader would never find it.
 */
export interface BenchApp {
  /** Milliseconds from a cold start to the first answer, through the worker as on the site. */
  readyInWorker(language: string, query: string): Promise<number>;
  /** Milliseconds of each query, through the worker. */
  timesInWorker(language: string, queries: readonly string[]): Promise<number[]>;
  /** The same on the page's thread: from a cold start to the first answer, then each query. */
  timesInPage(
    language: string,
    queries: readonly string[],
  ): Promise<{ ready: number; queries: number[] }>;
}

declare global {
  interface Window {
    bench: BenchApp;
  }
}

const base = '/';
let client: SearchClient | undefined;

window.bench = {
  async readyInWorker(language, query) {
    const start = performance.now();
    client = createEmbeddedClient(language, base);
    await client.search({ query });
    return performance.now() - start;
  },
  timesInWorker: (language, queries) => {
    const known = client ?? createEmbeddedClient(language, base);
    return timed(queries, (query) => known.search({ query }));
  },
  async timesInPage(language, queries) {
    const start = performance.now();
    const folder = new URL(`${base}${indexFolder(language)}/`, location.href).href;
    const local = createLocalClient(fetchFrom(folder), SEARCH_OPTIONS);
    const ask = (query: string) => local.search({ query });
    await ask(queries[0] ?? '');
    const ready = performance.now() - start;
    return { ready, queries: await timed(queries, ask) };
  },
};

async function timed(queries: readonly string[], ask: (query: string) => Promise<unknown>) {
  const times: number[] = [];
  for (const query of queries) {
    const start = performance.now();
    await ask(query);
    times.push(performance.now() - start);
  }
  return times;
}
