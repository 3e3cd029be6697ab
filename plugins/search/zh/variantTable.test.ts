import { expect, test } from 'vitest';
import { readVariants } from '../../../theme/i18n/zh/simplify.ts';
import { variantTable } from './variantTable.ts';

/** Converts a query for a site with this text. */
function simplified(typed: string, text: string): string {
  return readVariants(variantTable(text))(typed);
}

test.each([
  ['characters', '測試覆蓋率', '测试覆盖率', '测试覆盖率'],
  ['characters of Hong Kong', '裏面', '里面', '里面'],
  ['words of Taiwan', '記憶體', '内存', '内存不足，存储'],
  ['terms of the site', '預設', '默认', '默认值'],
  ['words whose characters are the same in both', '程式碼', '代码', '代码、程序'],
])('%s', (_, typed, expected, text) => {
  expect(simplified(typed, text)).toBe(expected);
});

test('words that the site uses itself are left alone', () => {
  // A document in Taiwan, a file on the mainland.
  expect(simplified('配置文件', '配置文件和文档')).toBe('配置文件');
});

test('words in the characters of the site are left alone, also where two of its words meet', () => {
  expect(simplified('複製', '复制，拷贝')).toBe('复制');
  // 例項 is 实例 in a dictionary.
  expect(simplified('示例項目', '示例项目，实例')).toBe('示例项目');
});

test('what the site never writes is left out', () => {
  expect(variantTable('快照')).not.toMatch(/記憶體|測/);
});
