import { expect, test } from 'vitest';
import { buildManifest } from '../../checks/examples/exampleRecord.ts';
import { pageBlocks } from '../../checks/examples/pageBlocks.ts';
import { planPages } from '../../checks/examples/planPages.ts';
import { parsePage } from '../../content/parsePage.ts';
import { fence } from '../../tests/support/checks/examples/block.ts';
import { planPage } from './sitePlans.ts';

const TEST = "import { test } from '@rstest/core';\ntest('a', () => {});";
const SOURCE = [
  fence('bash', 'npm test'),
  fence('ts title="src/a.ts"', 'export const a = 1;'),
  fence('ts title="src/a.test.ts"', TEST),
  fence('text output', 'Rstest'),
  '## Other {#other}\n',
  fence('ts title="b.test.ts" no-page="process"', TEST),
].join('\n');

const codeBlocks = (source: string) => parsePage('docs/en/page.mdx', source).codeBlocks;

/** What the manifest says of a page once its examples ran. */
function ran(source: string) {
  const file = 'docs/en/page.mdx';
  const plans = planPages(new Map([[file, pageBlocks(parsePage(file, source))]]));
  const runs = plans.flatMap(({ sets }) =>
    sets.map((set) => [set, [{ args: ['run'], exit: 0 }]] as const),
  );
  const page = buildManifest('0.12.0', plans, new Map(runs), new Map()).pages['/page'];
  if (!page) throw new Error('no page');
  return page;
}

test('the sets of a page that run in it have their files as the page shows them', () => {
  expect(planPage(codeBlocks(SOURCE), ran(SOURCE))).toMatchObject([
    {
      name: 'top',
      files: [
        { path: 'src/a.ts', code: 'export const a = 1;' },
        { path: 'src/a.test.ts', code: TEST },
      ],
      plan: { format: 'source', tests: ['src/a.test.ts'] },
    },
  ]);
});

test('the code is today’s, and a set whose blocks have moved waits for the next run', () => {
  const known = ran(SOURCE);
  expect(planPage(codeBlocks(SOURCE.replace('a = 1', 'a = 2')), known)).toMatchObject([
    { files: [{ code: 'export const a = 2;' }, {}] },
  ]);
  expect(planPage(codeBlocks(`${fence('bash', 'ls')}\n${SOURCE}`), known)).toEqual([]);
});
