import { expect, test } from 'vitest';
import { collectBlocks } from '../../../../plugins/examples/collectBlocks.ts';
import { buildManifest } from '../../../../plugins/examples/manifest.ts';
import { planPages } from '../../../../plugins/examples/planPages.ts';
import { planPage } from '../../../../plugins/run-sets/planPage.ts';
import { fence } from '../examples/block.ts';

const TEST = "import { test } from '@rstest/core';\ntest('a', () => {});";
const SOURCE = [
  fence('bash', 'npm test'),
  fence('ts title="src/a.ts"', 'export const a = 1;'),
  fence('ts title="src/a.test.ts"', TEST),
  fence('text output', 'Rstest'),
  '## Other {#other}\n',
  fence('ts title="b.test.ts" no-page="process"', TEST),
].join('\n');

/** What the manifest says of a page once its examples ran. */
function ran(source: string) {
  const file = 'docs/en/page.mdx';
  const plans = planPages(new Map([[file, collectBlocks(file, source)]]));
  const runs = plans.flatMap(({ sets }) =>
    sets.map((set) => [set, [{ args: ['run'], exit: 0 }]] as const),
  );
  const page = buildManifest('0.12.0', plans, new Map(runs)).pages['/page'];
  if (!page) throw new Error('no page');
  return page;
}

test('the sets of a page that run in it have their files as the page shows them', () => {
  expect(planPage(SOURCE, ran(SOURCE))).toMatchObject([
    {
      name: 'top',
      files: [
        { path: 'src/a.ts', code: 'export const a = 1;' },
        { path: 'src/a.test.ts', code: TEST },
      ],
      plan: { place: 'worker', tests: ['src/a.test.ts'] },
    },
  ]);
});

test('the code is today’s, and a set whose blocks have moved waits for the next run', () => {
  const known = ran(SOURCE);
  expect(planPage(SOURCE.replace('a = 1', 'a = 2'), known)).toMatchObject([
    { files: [{ code: 'export const a = 2;' }, {}] },
  ]);
  expect(planPage(`${fence('bash', 'ls')}\n${SOURCE}`, known)).toEqual([]);
});
