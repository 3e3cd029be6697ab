import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXAMPLES_FILE, type ExampleRecord } from '../../checks/examples/exampleRecord.ts';
import { planPage } from '../../plugins/run/sitePlans.ts';
import { readSite, root } from './site.ts';

const manifest: ExampleRecord = JSON.parse(await readFile(path.join(root, EXAMPLES_FILE), 'utf8'));

describe('the examples of the pages', () => {
  test('run in the page in both languages if the manifest has them', () => {
    for (const { file, route, codeBlocks } of readSite()) {
      const known = manifest.pages[route];
      if (!known) continue;
      const planned = planPage(codeBlocks, known).map(({ name, plan }) => [name, plan.format]);
      const said = Object.entries(known.sets).flatMap(([name, { page }]) =>
        'format' in page ? [[name, page.format]] : [],
      );
      expect(planned, file).toEqual(said);
    }
  });

  test('run in most cases', () => {
    const sets = Object.values(manifest.pages).flatMap((page) => Object.values(page.sets));
    const running = sets.filter(({ page }) => 'format' in page);
    expect(running.length / sets.length).toBeGreaterThan(0.7);
  });
});
