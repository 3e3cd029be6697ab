import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { collectBlocks } from '../../plugins/examples/collectBlocks.ts';
import { MANIFEST, type Manifest } from '../../plugins/examples/manifest.ts';
import { pageAddress } from '../../plugins/examples/pageAddress.ts';
import { listPages } from '../../plugins/page-data/listPages.ts';
import { planPage } from '../../plugins/run-sets/planPage.ts';
import { readFences } from '../../plugins/run-sets/readFences.ts';
import { root } from './site.ts';

let pages: { file: string; source: string }[];
let manifest: Manifest;

beforeAll(async () => {
  manifest = JSON.parse(await readFile(path.join(root, MANIFEST), 'utf8'));
  pages = await Promise.all(
    (await listPages(root)).map(async (file) => ({
      file,
      source: await readFile(path.join(root, file), 'utf8'),
    })),
  );
});

describe('the examples of the pages', () => {
  test('are found by their lines as the parser finds them', () => {
    for (const { file, source } of pages) {
      const codes = readFences(source).map(({ code }) => code);
      expect(codes, file).toEqual(collectBlocks(file, source).blocks.map(({ code }) => code));
    }
  });

  test('run in the page in both languages where they are said to', () => {
    for (const { file, source } of pages) {
      const known = manifest.pages[pageAddress(file)?.route ?? ''];
      if (!known) continue;
      const planned = planPage(source, known).map(({ name, plan }) => [name, plan.place]);
      const said = Object.entries(known.sets).flatMap(([name, { page }]) =>
        'place' in page ? [[name, page.place]] : [],
      );
      expect(planned, file).toEqual(said);
    }
  });

  test('run in most cases', () => {
    const sets = Object.values(manifest.pages).flatMap((page) => Object.values(page.sets));
    const running = sets.filter(({ page }) => 'place' in page);
    expect(running.length / sets.length).toBeGreaterThan(0.7);
  });
});
