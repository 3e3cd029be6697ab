import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageIndexInfo } from '@rspress/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareImages } from './shareImages.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'share-images-'));
  vi.spyOn(process, 'cwd').mockReturnValue(root);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

async function build(titles: Readonly<Record<string, string>>, isProduction = true) {
  const plugin = shareImages();
  const config = { siteOrigin: 'https://site.dev', outDir: 'out' };
  const pages = Object.entries(titles).map(([routePath, title]) => {
    const _relativePath = `en${routePath}.mdx`;
    return { routePath, title, lang: 'en', version: '', frontmatter: {}, _relativePath };
  });
  await plugin.beforeBuild?.(config, isProduction);
  await plugin.modifySearchIndexData?.(pages as unknown as PageIndexInfo[], isProduction);
  await plugin.afterBuild?.(config, isProduction);
}

const read = (file: string) => readFile(path.join(root, file));
const CACHE = '.cache/share-images-out.json';

interface Cache {
  readonly results: Record<string, string>;
}

test('images are rendered once, again when their page changes, and dropped with it', async () => {
  await build({ '/': 'Home', '/guide/a': 'A' });
  const [home, first] = [await read('out/share/index.png'), await read('out/share/guide/a.png')];
  expect(home.equals(first)).toBe(false);

  // Makes cached images distinguishable from rendered ones.
  const cache: Cache = JSON.parse((await read(CACHE)).toString());
  const kept = Buffer.from('kept');
  for (const [key, png] of Object.entries(cache.results)) {
    if (png === home.toString('base64')) cache.results[key] = kept.toString('base64');
  }
  await writeFile(path.join(root, CACHE), JSON.stringify(cache));

  await build({ '/': 'Home', '/guide/a': 'B' });
  expect(await read('out/share/index.png')).toEqual(kept);
  const second = await read('out/share/guide/a.png');
  expect(second.equals(first)).toBe(false);
  const { results }: Cache = JSON.parse((await read(CACHE)).toString());
  expect(Object.values(results).sort()).toEqual(
    [kept, second].map((png) => png.toString('base64')).sort(),
  );
});

test('in development, nothing is rendered', async () => {
  await build({ '/': 'Home' }, false);
  expect(await readdir(root)).toEqual([]);
});
