import { describe, expect, test } from 'vitest';
import { BODY, pageOf } from '../../../tests/support/content/pageOf.ts';
import { checkChineseTypography } from './chineseTypography.ts';

const chinese = (body: string) => pageOf(body, 'docs/zh/a.mdx');

describe('Chinese typography', () => {
  test.each([
    '先写测试，再写代码；然后运行：看结果？很好！（真的）',
    '用 Rstest 运行 12 个测试，`code` 在这里。',
    '**句子。** 正文和**粗体**，`甲,乙`',
    '断言包括 .resolves、.rejects，还有 rs.fn()，都可以用',
    '监视函数（spy），“Rstest”（Rspack）{#spy}',
    '在 2026 年 6 月发布，换\nRstest',
    '请运行 *Rstest: Show Output*。',
  ])('%j is right', (body) => {
    expect(checkChineseTypography([chinese(body)])).toEqual([]);
  });

  test.each([
    ['先写测试,再写代码', 1],
    ['测试;代码:结果?好!完', 4],
    ['监视(spy)函数', 2],
    ['**甲**,*乙*', 1],
    ['甲,\n乙', 1],
    ['用Rstest 运行', 1],
    ['用 Rstest运行', 1],
    ['等 5秒钟', 1],
    ['看`code`吧', 2],
    ['先写 “测试” 吧', 2],
    ['测试 。', 1],
    ['每個「測試」', 2],
  ])('%j has %i faults', (body, count) => {
    expect(checkChineseTypography([chinese(body)])).toHaveLength(count);
  });

  test('is not checked on English pages', () => {
    expect(checkChineseTypography([pageOf('甲,乙')])).toEqual([]);
  });

  test('is reported with what’s around it and the line', () => {
    expect(checkChineseTypography([chinese('第一行\n先写测试,再写代码')])).toEqual([
      {
        file: 'docs/zh/a.mdx',
        line: BODY + 1,
        message: '此处标点符号需要使用全角：“第一行 先写测试,再写代码”',
      },
    ]);
  });
});
