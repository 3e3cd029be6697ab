import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageIndexInfo } from '@rspress/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareImages } from '../../../../plugins/share-images/shareImages.ts';

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
const cached = () => readdir(path.join(root, '.cache/share-images'));

test('pictures are drawn once, again when their page changes, and forgotten with it', async () => {
  await build({ '/': 'Home', '/guide/a': 'A' });
  const [home, first] = [await read('out/share/index.png'), await read('out/share/guide/a.png')];
  expect(home.equals(first)).toBe(false);
  const names = await cached();
  const drawn = await Promise.all(
    names.map((name) => stat(path.join(root, '.cache/share-images', name))),
  );

  await build({ '/': 'Home', '/guide/a': 'B' });
  expect(await read('out/share/index.png')).toEqual(home);
  expect((await read('out/share/guide/a.png')).equals(first)).toBe(false);
  const kept = (await cached()).filter((name) => names.includes(name));
  expect(kept).toHaveLength(1);
  const again = await stat(path.join(root, '.cache/share-images', kept[0] ?? ''));
  expect(drawn.map(({ mtimeMs }) => mtimeMs)).toContain(again.mtimeMs);
  expect(await cached()).toHaveLength(2);
});

test('while developing nothing is drawn', async () => {
  await build({ '/': 'Home' }, false);
  expect(await readdir(root)).toEqual([]);
});
