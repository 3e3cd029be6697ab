import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import { expect, test } from 'vitest';
import { parseMarkdown } from '../../../../content/markdown/parseMarkdown.ts';
import { exitCode } from '../../../../plugins/markdown/highlight/classNames.ts';
import { markOutputs } from '../../../../plugins/run/markOutputs.ts';
import { fence } from '../../checks/examples/block.ts';

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
  const root = mkdtempSync(path.join(tmpdir(), 'outputs-'));
  try {
    const file = path.join(root, 'docs/en/a.mdx');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, SOURCE);
    const tree = parseMarkdown(SOURCE) as Root;
    markOutputs(root)(tree, { path: file } as never);
    const codes = tree.children.filter((node): node is Code => node.type === 'code');
    expect(codes.map(({ meta }) => exitCode(meta ?? ''))).toEqual([
      undefined,
      '1',
      undefined,
      '0',
      '2',
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
