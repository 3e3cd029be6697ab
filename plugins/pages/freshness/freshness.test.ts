import { expect, test } from 'vitest';
import type { ExampleRecord, ManifestSet } from '../../../checks/examples/exampleRecord.ts';
import { freshnessOf } from './freshness.ts';

const set = (runs: number, page: ManifestSet['page']): ManifestSet => ({
  files: ['a.ts'],
  runs: Array.from({ length: runs }, () => ({ args: ['run'], exit: 0 })),
  page,
});
const pageOf = (sets: Record<string, ManifestSet>) => ({
  ...{ digest: '', languages: ['en', 'zh'], blocks: [] },
  sets,
});
const manifest: ExampleRecord = {
  rstest: '0.3.0',
  pages: {
    '/': pageOf({ top: set(1, { format: 'source' }) }),
    '/guide/a': pageOf({
      top: set(2, { format: 'bundle' }),
      files: set(1, { reason: 'files' as never }),
      checked: set(0, { format: 'source' }),
    }),
    '/guide/b': pageOf({ checked: set(0, { format: 'source' }) }),
  },
};

test('a page with examples that ran has that recorded; one with others, or none, hasn’t', () => {
  expect(freshnessOf(manifest, '/guide/a', {})).toEqual({ rstest: '0.3.0', examplesRan: true });
  expect(freshnessOf(manifest, '/guide/b', {})).toEqual({ rstest: '0.3.0', examplesRan: false });
  expect(freshnessOf(manifest, '/guide/c', {})).toEqual({ rstest: '0.3.0', examplesRan: false });
});

test('a home page has the number of all examples that ran, and of those that run in the page', () => {
  expect(freshnessOf(manifest, '/', { pageType: 'home' })?.examples).toEqual({ ran: 3, inPage: 2 });
});
