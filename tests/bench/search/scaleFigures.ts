import { buildIndex, type Page } from 'site-search/build';
import { askIndex } from './askSite.ts';
import { compressedSize } from './compressedSize.ts';

export interface ScaleFigures {
  readonly pages: number;
  readonly files: number;
  /** Gzipped size in bytes: the whole index, and what's loaded before any query. */
  readonly total: number;
  readonly start: number;
  /** Gzipped bytes that the first query loads in addition. */
  readonly median: number;
  readonly most: number;
  /** Share of titles for which the page is the first hit. */
  readonly titlesFirst: number;
}

/** The cost on a site with these pages. Each query is the first one of a visit. */
export async function scaleFigures(
  pages: readonly Page[],
  queries: readonly string[],
): Promise<ScaleFigures> {
  const files = new Map(buildIndex(pages).map(({ name, content }) => [name, content]));
  const sizes = new Map(
    Array.from(files, ([name, content]) => [name, compressedSize(content, 'gzip')]),
  );
  const sum = (names: Iterable<string>) =>
    [...names].reduce((total, name) => total + (sizes.get(name) ?? 0), 0);

  /** The URL of the first hit, and what was loaded for it. */
  const askFirst = async (query: string) => {
    const loaded = new Set<string>();
    const ask = askIndex(async (name) => {
      loaded.add(name);
      return files.get(name) ?? '';
    });
    const [hit] = await ask(query);
    return { url: hit?.url, size: sum(loaded) };
  };

  const nothing = await askFirst('');
  const costs: number[] = [];
  for (const query of queries) costs.push((await askFirst(query)).size - nothing.size);
  costs.sort((a, b) => a - b);
  const titles = pages.filter((_, i) => i % Math.ceil(pages.length / 100) === 0);
  let titlesFirst = 0;
  for (const { title } of titles) {
    const { url } = await askFirst(title);
    const first = pages.find((page) => page.url === url);
    if (first?.title.toLowerCase() === title.toLowerCase()) titlesFirst += 1;
  }
  return {
    pages: pages.length,
    files: files.size,
    total: sum(files.keys()),
    start: nothing.size,
    median: costs[Math.floor(costs.length / 2)] ?? 0,
    most: costs.at(-1) ?? 0,
    titlesFirst: titlesFirst / titles.length,
  };
}
