import { buildIndex } from 'site-search/build';
import { createLocalClient } from 'site-search/engine';
import type { CorpusPage } from '../corpus.ts';
import { type Engine, pagesOf } from '../engine.ts';
import { scriptSizes, sizesOf } from '../sizes.ts';
import { versionOf } from '../versionOf.ts';

/** Without options: no synonyms, names, phrases or kinds of pages. */
export async function siteSearch(pages: readonly CorpusPage[]): Promise<Engine> {
  const files = new Map(buildIndex(pages).map(({ name, content }) => [name, content]));
  const client = createLocalClient(async (name) => files.get(name) ?? '');
  return {
    name: 'site-search',
    version: versionOf('site-search'),
    async search(query) {
      const { hits } = await client.search({ query });
      return pagesOf(hits.map(({ url }) => url));
    },
    // An index of this size is one chunk.
    index: sizesOf([...files.values()]),
    excerpts: true,
    script: await scriptSizes(`
      import { startWorker } from 'site-search/worker';
      import { createWorkerClient } from 'site-search';
      startWorker();
      globalThis.createClient = createWorkerClient;
    `),
  };
}
