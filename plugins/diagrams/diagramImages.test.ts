import path from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { diagramImages } from './diagramImages.ts';
import { drawDiagrams } from './diagrams.ts';

const files = drawDiagrams();

const compile = async (file: string, body: string) =>
  String(
    await createProcessor({ remarkPlugins: [[diagramImages, files]] }).process({
      path: path.resolve(file),
      value: `${body}\n`,
    }),
  );

test('the image of a diagram gets its size; other images stay as they are', async () => {
  const { width, height } = files.get('/diagrams/run.zh.svg') ?? {};
  const code = await compile('docs/zh/guide/a.mdx', '![步骤](/diagrams/run.zh.svg) ![图](/b.svg)');
  const images = [...code.matchAll(/_components\.img, \{([^}]*)\}/g)];
  const [diagram, other] = images.map(([, properties]) => properties);
  expect(diagram).toContain('alt: "步骤"');
  expect(diagram).toContain(`width: "${width}"`);
  expect(diagram).toContain(`height: "${height}"`);
  expect(other).toContain('/b.svg');
  expect(other).not.toContain('width');
});

const CHINESE = /use \/diagrams\/run\.zh\.svg, .*\/diagrams\/shards\.zh\.svg$/;

test.each([
  ['an unknown diagram', '![步骤](/diagrams/rum.zh.svg)', CHINESE],
  ['one without a language', '![步骤](/diagrams/run.svg)', CHINESE],
  ['one in another language', '![Steps](/diagrams/run.en.svg)', CHINESE],
  ['one without an alternative text', '![](/diagrams/run.zh.svg)', /describe it, as in !\[…\]/],
])('%s fails with the line of the image', async (_, image, advice) => {
  const compiling = compile('docs/zh/guide/a.mdx', `文字。\n\n${image}`);
  await expect(compiling).rejects.toThrow(/^docs\/zh\/guide\/a\.mdx:3: \/diagrams\//);
  await expect(compiling).rejects.toThrow(advice);
});
