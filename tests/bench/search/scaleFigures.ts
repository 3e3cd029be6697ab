import { gzipSync } from 'node:zlib';
import { indexFiles } from '../../../plugins/search-index/indexFiles.ts';
import { startPath } from '../../../theme/search/engine/manifest.ts';
import { openSite } from '../../../theme/search/engine/openSite.ts';
import type { PageRecord } from '../../../theme/search/engine/pageRecord.ts';
import { search } from '../../../theme/search/engine/search.ts';

export interface ScaleFigures {
  readonly pages: number;
  readonly files: number;
  /** Bytes, compressed: all of the index, and what is loaded before any query. */
  readonly total: number;
  readonly start: number;
  /** Bytes, compressed, that a reader's first query loads beyond the start. */
  readonly median: number;
  readonly most: number;
  /** Share of titles that are first for their own query. */
  readonly titlesFirst: number;
}

/** What readers pay on a site of these pages. Every query is the first one of a visit. */
export async function scaleFigures(
  pages: readonly PageRecord[],
  language: string,
  queries: readonly string[],
): Promise<ScaleFigures> {
  const files = new Map(indexFiles(pages).map(({ path, content }) => [path, Buffer.from(content)]));
  const sizes = new Map([...files].map(([path, content]) => [path, gzipSync(content).length]));
  const start = sizes.get(startPath(language)) ?? 0;
  const costs: number[] = [];
  for (const query of queries) costs.push((await costOf(query)) - start);
  const titles = pages.filter((_, i) => i % Math.ceil(pages.length / 100) === 0);
  let titlesFirst = 0;
  for (const page of titles) {
    const site = await openSite(
      language,
      load(() => {}),
    );
    const { hits } = await search(site, { query: page.title });
    const first = pages.find(({ route }) => route === hits[0]?.url);
    if (first?.title.toLowerCase() === page.title.toLowerCase()) titlesFirst += 1;
  }
  costs.sort((a, b) => a - b);
  return {
    pages: pages.length,
    files: files.size,
    total: [...sizes.values()].reduce((sum, size) => sum + size, 0),
    start,
    median: costs[Math.floor(costs.length / 2)] ?? 0,
    most: costs.at(-1) ?? 0,
    titlesFirst: titlesFirst / titles.length,
  };

  function load(onLoad: (path: string) => void) {
    return async (path: string) => {
      onLoad(path);
      const content = files.get(path);
      if (content === undefined) throw new Error(`The index has no file ${path}.`);
      return content;
    };
  }

  async function costOf(query: string): Promise<number> {
    const loaded = new Set<string>();
    const site = await openSite(
      language,
      load((path) => loaded.add(path)),
    );
    await search(site, { query });
    return [...loaded].reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0);
  }
}
