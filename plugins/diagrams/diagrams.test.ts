import path from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { formatProblem } from '../../content/problem.ts';
import { pageOf } from '../../tests/support/content/pageOf.ts';
import { diagramProblems } from './diagramProblems.ts';
import { drawBlocks } from './diagramsPlugin.ts';
import { drawDiagram } from './drawDiagram.ts';

const compile = async (body: string) =>
  String(
    await createProcessor({ remarkPlugins: [drawBlocks] }).process({
      path: path.resolve('docs/zh/guide/a.mdx'),
      value: `${body}\n`,
    }),
  );

const block = (meta: string, source: string) => `文字。\n\n\`\`\`dot ${meta}\n${source}\n\`\`\``;

test('a dot block becomes a drawing with its alternative text; other blocks stay', async () => {
  const code = await compile(
    `${block('alt="从 a 到 b"', 'digraph { a -> b }')}\n\n\`\`\`ts\nconst a = 1;\n\`\`\``,
  );
  expect(code).toContain('alt: "从 a 到 b"');
  expect(code).toMatch(/svg: "<svg .*<\/svg>"/);
  expect(code).toContain('const a = 1;');
});

test.each([
  [
    'an error in the source',
    'digraph {\n  a -> b\n  b -> [\n}',
    /^docs\/zh\/guide\/a\.mdx:10: Graphviz can’t draw the diagram: syntax error in line 3 near/,
  ],
  [
    'an unknown layout',
    'digraph { layout=dto a }',
    /^docs\/zh\/guide\/a\.mdx:7: Graphviz can’t draw the diagram: .*dto/,
  ],
])('a diagram with %s is reported with its line', async (_, source, message) => {
  const page = pageOf(block('alt="图"', source), 'docs/zh/guide/a.mdx');
  expect((await diagramProblems(page)).map(formatProblem)).toEqual([
    expect.stringMatching(message),
  ]);
});

test('a drawing has no styles, scripts, IDs, or tooltips, and colors only from its classes', async () => {
  const svg = await drawDiagram('digraph { a [class=accent] a -> b subgraph cluster_c { b } }');
  expect(svg).not.toMatch(/ (?:style|id|fill|stroke|on\w+)=|<(?:title|style|script)/);
  expect(svg).toContain('class="node accent"');
});

test('a line in backticks is code, and Chinese text has room', async () => {
  const svg = await drawDiagram(
    'digraph { a [label="编译测试文件及其导入的模块\\n`a < \\"b\\"`"] }',
  );
  expect(svg).toMatch(/class="code"[^>]*>a &lt; &quot;b&quot;</);
  expect(svg).toContain('>编译测试文件及其导入的模块<');
  // At 14 pixels for each of the 13 characters.
  expect(Number(/width="([\d.]+)"/.exec(svg)?.[1])).toBeGreaterThan(13 * 14);
});
