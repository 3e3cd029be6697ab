import { expect, test } from 'vitest';
import { definePageRecords, pageRecordOf } from './pageRecords.ts';

const record = (routePath: string, lang: string) => ({
  routePath,
  lang,
  version: '',
  _relativePath: 'en/guide/cli.mdx',
});

test('a page that is a fallback for its translation has a record at each of its paths', () => {
  definePageRecords([record('/guide/cli', 'en'), record('/zh/guide/cli', 'zh')]);
  const at = (address: string) =>
    pageRecordOf('en/guide/cli.mdx', (routePath) => routePath === address)?.lang;
  expect(at('/guide/cli')).toBe('en');
  expect(at('/zh/guide/cli')).toBe('zh');
  // While navigating to another page, the path is no longer its own.
  expect(at('/guide/other')).toBe('en');
});

test('a page without a chunk has no record', () => {
  expect(pageRecordOf('', () => true)).toBeUndefined();
});
