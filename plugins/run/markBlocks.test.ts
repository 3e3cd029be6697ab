import type { Root } from 'mdast';
import type { PlannedSet } from 'run-examples/build';
import { expect, test } from 'vitest';
import { parseMarkdown } from '../../content/markdown/parseMarkdown.ts';
import { fence } from '../../tests/support/checks/examples/block.ts';
import { runProperties } from '../markdown/highlight/blockMeta.ts';
import { markBlocks } from './markBlocks.ts';

const SET: PlannedSet = {
  name: 'shop',
  files: [
    { path: 'a.ts', code: 'a' },
    { path: 'a.test.ts', code: 'b' },
  ],
  plan: {
    format: 'bundle',
    options: { testEnvironment: 'jsdom', tests: ['a.test.ts'] },
    packages: [],
  },
};

test('the blocks of a runnable set say so in the markup, each once', async () => {
  const source = [
    fence('ts title="a.ts" {1}', 'a'),
    fence('ts title="a.test.ts"', 'b'),
    fence('ts title="a.ts"', 'a'),
    fence('ts title="c.ts"', 'a'),
  ].join('\n');
  const tree = parseMarkdown(source) as Root;
  await markBlocks(async () => [SET])(tree, { path: 'x.mdx' } as never);
  const marks = tree.children.map((node) =>
    node.type === 'code' ? runProperties(node.meta ?? '') : undefined,
  );
  expect(marks).toEqual([
    { 'data-run-file': 'shop' },
    { 'data-run': 'shop', 'data-run-format': 'bundle' },
    {},
    {},
  ]);
});
