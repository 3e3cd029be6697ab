import { expect, test } from 'vitest';
import { definePageRecords, pageRecordOf } from '../../../../theme/page/pageRecords.ts';

const record = (routePath: string, lang: string) => ({
  routePath,
  lang,
  version: '',
  _relativePath: 'en/guide/cli.mdx',
});

test('a page that stands in for its translation has a record at each of its addresses', () => {
  definePageRecords([record('/guide/cli', 'en'), record('/zh/guide/cli', 'zh')]);
  const at = (address: string) =>
    pageRecordOf('en/guide/cli.mdx', (routePath) => routePath === address)?.lang;
  expect(at('/guide/cli')).toBe('en');
  expect(at('/zh/guide/cli')).toBe('zh');
  // On the way to another page its own address isn't shown any more.
  expect(at('/guide/other')).toBe('en');
});

test('a page that has no chunk has no record', () => {
  expect(pageRecordOf('', () => true)).toBeUndefined();
});
