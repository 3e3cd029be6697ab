import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { close, createIndex } from 'pagefind';
import type { CorpusPage, CorpusSection } from '../corpus.ts';
import type { Engine } from '../engine.ts';
import { median } from '../figures.ts';
import { type Sizes, sizesOf } from '../sizes.ts';
import { versionOf } from '../versionOf.ts';

/** The part of the generated `pagefind.js` that is used. */
interface PagefindScript {
  createInstance(options: { basePath: string }): {
    search(query: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>;
  };
}

/** The results that Pagefind's user interface shows at first, each of which is a file. */
const SHOWN = 5;
const LOOKED_AT = 10;
const SCRIPTS = ['pagefind.js', 'pagefind-worker.js', 'wasm.en.pagefind'];

/** With its default ranking, which weights headings by their level. */
export async function pagefind(
  pages: readonly CorpusPage[],
  queries: readonly string[],
): Promise<Engine> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pagefind-'));
  await writeBundle(pages, folder);
  const script: PagefindScript = await import(pathToFileURL(path.join(folder, 'pagefind.js')).href);
  const site = await serve(folder);
  const search = async (count: number, query: string, instance: Instance) => {
    const { results } = await instance.search(query);
    const found = await Promise.all(results.slice(0, count).map((result) => result.data()));
    return found.map(({ url }) => url);
  };
  const create = () => script.createInstance({ basePath: site.url });
  type Instance = ReturnType<typeof create>;

  const firstQueries: Sizes[] = [];
  for (const query of queries) {
    site.loaded.clear();
    await search(SHOWN, query, create());
    for (const name of SCRIPTS) site.loaded.delete(name);
    firstQueries.push(sizesOf([...site.loaded.values()]));
  }

  const instance = create();
  return {
    name: 'Pagefind',
    version: versionOf('pagefind'),
    search: (query) => search(LOOKED_AT, query, instance),
    index: {
      gzip: median(firstQueries.map(({ gzip }) => gzip)),
      brotli: median(firstQueries.map(({ brotli }) => brotli)),
    },
    excerpts: true,
    script: sizesOf(await Promise.all(SCRIPTS.map((name) => readFile(path.join(folder, name))))),
    async close() {
      await site.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function writeBundle(pages: readonly CorpusPage[], folder: string): Promise<void> {
  const { index, errors } = await createIndex();
  if (!index) throw new Error(`Pagefind made no index: ${errors.join(', ')}`);
  for (const page of pages) await index.addHTMLFile({ url: page.url, content: htmlOf(page) });
  await index.writeFiles({ outputPath: folder });
  await close();
}

function htmlOf({ title, sections }: CorpusPage): string {
  return `<!doctype html><html lang="en"><head><title>${escapeHtml(title)}</title></head>
<body><main data-pagefind-body>${sections.map(sectionHtml).join('\n')}</main></body></html>`;
}

function sectionHtml({ level, anchor, heading, prose, rows }: CorpusSection): string {
  return [
    `<h${level} id="${anchor || 'top'}">${escapeHtml(heading)}</h${level}>`,
    ...prose.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...rows.map((text) => `<p>${escapeHtml(text)}</p>`),
  ].join('\n');
}

/** Serves a folder and keeps what was loaded from it, by name. */
async function serve(folder: string) {
  const loaded = new Map<string, Uint8Array>();
  const server = createServer(async ({ url = '' }, response) => {
    const name = new URL(url, 'http://localhost').pathname.slice(1);
    try {
      const content = await readFile(path.join(folder, name));
      loaded.set(name, content);
      response.end(content);
    } catch (error) {
      response.writeHead(404).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    loaded,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
