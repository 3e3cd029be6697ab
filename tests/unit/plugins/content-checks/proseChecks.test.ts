import { describe, expect, test } from 'vitest';
import {
  checkChinesePunctuation,
  checkChineseSpacing,
  checkHanInEnglish,
  checkLiteralAsterisks,
} from '../../../../plugins/content-checks/proseChecks.ts';
import { BODY, pageOf } from './pageOf.ts';

const chinese = (body: string) => pageOf(body, 'docs/zh/a.mdx');

describe('Chinese punctuation', () => {
  test.each([
    ['先写测试，再写代码；然后运行：看结果？很好！（真的）', []],
    ['先写测试,再写代码', [',']],
    ['先写测试 , 再写代码', [',']],
    ['测试;代码:结果?好!完(真的)吗', [';', ':', '?', '!', '(', ')']],
    // Beside Latin, digits and code the mark may be either.
    ['用 rs.fn(), 然后 12:30, `a,b`,再 x:y 监视(spy)函数', []],
    ['`甲,乙`', []],
    ['**甲**,*乙*', [',']],
    ['甲,\n乙', []],
  ])('%j', (body, marks) => {
    const problems = checkChinesePunctuation([chinese(body)]);
    expect(problems.map(({ message }) => message.split(' ')[4])).toEqual(marks);
  });

  test('is no matter of English pages', () => {
    expect(checkChinesePunctuation([pageOf('甲,乙')])).toEqual([]);
  });

  test('names mark, place and line', () => {
    expect(checkChinesePunctuation([chinese('第一行\n先写测试,再写代码')])).toEqual([
      {
        file: 'docs/zh/a.mdx',
        line: BODY + 1,
        message: 'write ， instead of , in “先写测试,再写代码”',
      },
    ]);
  });
});

test.each([
  ['用 Rstest 运行 12 个测试，`code` 在这里。', 0],
  ['用Rstest 运行', 1],
  ['用 Rstest运行', 1],
  ['等 5秒', 1],
  ['看`code`吧', 2],
  ['50%的测试', 1],
  ['监视(spy)函数，“Rstest”（Rspack）', 0],
  ['换\nRstest', 0],
])('Chinese spacing in %j', (body, count) => {
  expect(checkChineseSpacing([chinese(body)])).toHaveLength(count);
  expect(checkChineseSpacing([pageOf(body)])).toEqual([]);
});

describe('Chinese on English pages', () => {
  test.each(['Text 中文.', '```ts\n// 中文\n```', '{/* 中文 */}', '`中文`'])('%j', (body) => {
    expect(checkHanInEnglish([pageOf(body)])).toHaveLength(1);
    expect(checkHanInEnglish([chinese(body)])).toEqual([]);
  });

  test.each([
    ['/a', '中文', 0],
    ['*', '中文', 0],
    ['/b', '中文', 1],
    ['/a', '中', 1],
  ])('allowed on %s: %s', (route, text, count) => {
    const allowed = [{ route, text, why: 'a test' }];
    expect(checkHanInEnglish([pageOf('Text 中文.')], allowed)).toHaveLength(count);
  });
});

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
