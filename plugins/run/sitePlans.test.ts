import { expect, test } from 'vitest';
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
  '## Variables {#variables}\n',
  fence('ts title="c.test.ts" env="A=1"', TEST),
].join('\n');

test('the sets of a page that run in it have their files as the page shows them', () => {
  expect(planPage(parsePage('docs/en/page.mdx', SOURCE))).toMatchObject([
    {
      name: 'top',
      files: [
        { path: 'src/a.ts', code: 'export const a = 1;' },
        { path: 'src/a.test.ts', code: TEST },
      ],
      plan: { format: 'source', options: { tests: ['src/a.test.ts'] } },
    },
  ]);
});
