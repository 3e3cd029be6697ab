import { expect, test } from 'vitest';
import { pageOf } from '../../tests/support/content/pageOf.ts';
import { checkHanInEnglish } from './en/englishStyle.ts';
import { checkLiteralAsterisks } from './markupChecks.ts';

const chinese = (body: string) => pageOf(body, 'docs/zh/a.mdx');

test.each(['Text 中文.', '```ts\n// 中文\n```', '{/* 中文 */}', '`中文`'])(
  'Chinese on English pages: %j',
  (body) => {
    expect(checkHanInEnglish([pageOf(body)])).toHaveLength(1);
    expect(checkHanInEnglish([chinese(body)])).toEqual([]);
  },
);

test.each([
  ['**注意**：正文', 0],
  ['**注意：**正文', 0],
  ['**注意：** 正文', 0],
  ['**注意 **正文', 1],
  ['注意：** 正文 **', 1],
  ['`**/*.ts`', 0],
  ['All of \\*\\*/\\*.ts', 1],
])('literal asterisks in %j', (body, count) => {
  expect(checkLiteralAsterisks([chinese(body)])).toHaveLength(count);
});
