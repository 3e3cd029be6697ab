import MiniSearch from 'minisearch';
import type { CorpusPage } from '../corpus.ts';
import { type Engine, pagesOf } from '../engine.ts';
import { sectionRecords } from '../sectionRecords.ts';
import { scriptSizes, sizesOf } from '../sizes.ts';
import { versionOf } from '../versionOf.ts';

/** The settings of VitePress, which indexes sections and stores no texts. */
const OPTIONS = {
  fields: ['title', 'titles', 'text'],
  storeFields: ['title', 'titles'],
  searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
};

export async function miniSearch(pages: readonly CorpusPage[]): Promise<Engine> {
  const built = new MiniSearch(OPTIONS);
  built.addAll(pages.flatMap(sectionRecords));
  const json = JSON.stringify(built);
  const engine = MiniSearch.loadJSON(json, OPTIONS);
  return {
    name: 'MiniSearch',
    version: versionOf('minisearch'),
    search: async (query) => pagesOf(engine.search(query).map(({ id }) => String(id))),
    index: sizesOf([json]),
    excerpts: false,
    script: await scriptSizes(`
      import MiniSearch from 'minisearch';
      globalThis.load = (json, options) => MiniSearch.loadJSON(json, options);
    `),
  };
}
