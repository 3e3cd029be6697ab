import { expect, test } from 'vitest';
import { hasChinese, readVariants } from './simplify.ts';

test('replaces words first, then characters, and leaves the rest', () => {
  const simplify = readVariants('程式碼 代码|設定 配置|設 设|碼 码|測 测|試 试');
  expect(simplify('測試程式碼')).toBe('测试代码');
  expect(simplify('設定 rs.fn 的碼')).toBe('配置 rs.fn 的码');
  expect(simplify('设定')).toBe('设定');
});

test('an empty table changes nothing', () => {
  expect(readVariants('')('測試')).toBe('測試');
});

test.each([
  ['快照', true],
  ['mock 模組', true],
  ['snapshot', false],
  ['テスト', false],
  ['', false],
])('whether %j has Chinese characters: %j', (text, expected) => {
  expect(hasChinese(text)).toBe(expected);
});
