import { create, insertMultiple, load, save, search } from '@orama/orama';
import type { CorpusPage } from '../corpus.ts';
import { type Engine, pagesOf } from '../engine.ts';
import { sectionRecords } from '../sectionRecords.ts';
import { scriptSizes, sizesOf } from '../sizes.ts';
import { versionOf } from '../versionOf.ts';

/** More sections than ten pages have. */
const LIMIT = 200;

/** A boost of the title and one typo. Stemming, which is off by default, has worse figures here. */
export async function orama(pages: readonly CorpusPage[]): Promise<Engine> {
  const built = createDatabase();
  await insertMultiple(built, pages.flatMap(sectionRecords));
  const json = JSON.stringify(save(built));
  const database = createDatabase();
  load(database, JSON.parse(json));
  return {
    name: 'Orama',
    version: versionOf('@orama/orama'),
    async search(query) {
      const { hits } = await search(database, {
        term: query,
        properties: ['title', 'titles', 'text'],
        boost: { title: 2 },
        tolerance: 1,
        limit: LIMIT,
      });
      return pagesOf(hits.map(({ id }) => id));
    },
    index: sizesOf([json]),
    excerpts: true,
    script: await scriptSizes(`
      import { create, load, search } from '@orama/orama';
      globalThis.orama = { create, load, search };
    `),
  };
}

function createDatabase() {
  return create({
    schema: { title: 'string', titles: 'string[]', text: 'string' },
    // Results are in the order of their scores, so what sorting needs would only add to the size.
    sort: { enabled: false },
  });
}
