import path from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { rejectPageCode } from './rejectPageCode.ts';

const compile = (body: string) =>
  createProcessor({ remarkPlugins: [rejectPageCode] }).process({
    path: path.resolve('docs/en/page.mdx'),
    value: `${body}\n`,
  });

test.each([
  ['an import', "Text.\n\nimport { Chart } from './Chart';\n\n<Chart />", 3],
  ['an export', 'export const a = 1;\n\nText.', 1],
])('a page with %s is refused, with its line', async (_, body, line) => {
  await expect(compile(body)).rejects.toThrow(
    `docs/en/page.mdx:${line}: pages can’t have an import or export: use the`,
  );
});

test.each([
  ['words', 'Import what you need.'],
  ['the code of an example', '```ts\nimport { test } from "@rstest/core";\n```'],
])('%s are none', async (_, body) => {
  await expect(compile(body)).resolves.toBeDefined();
});
