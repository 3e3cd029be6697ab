import type { Code, Root } from 'mdast';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { parseMarkdown } from '../../content/markdown/parseMarkdown.ts';
import { fence } from '../../tests/support/checks/examples/block.ts';
import { exitCode } from '../markdown/highlight/blockMeta.ts';
import { markOutputs } from './runSets.ts';

const SOURCE = [
  '# Page\n\n## A failure\n',
  fence('ts title="a.test.ts" fails="expected"', "import '@rstest/core';"),
  fence('text output', 'an excerpt without counts'),
  '\n## A success\n',
  fence('ts title="b.test.ts"', "import '@rstest/core';"),
  fence('text output="list"', 'b.test.ts'),
  fence('text output="run --nope" exit="2"', 'unknown'),
].join('\n');

test('an output shows the exit code that its example is run with', () => {
  const tree = parseMarkdown(SOURCE) as Root;
  markOutputs('/project')(tree, new VFile({ path: '/project/docs/en/a.mdx', value: SOURCE }));
  const codes = tree.children.filter((node): node is Code => node.type === 'code');
  expect(codes.map(({ meta }) => exitCode(meta ?? ''))).toEqual([
    undefined,
    '1',
    undefined,
    '0',
    '2',
  ]);
});
