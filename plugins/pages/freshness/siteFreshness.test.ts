import { expect, test } from 'vitest';
import type { Manifest, ManifestSet } from '../../../checks/examples/manifest.ts';
import { freshnessOf } from './siteFreshness.ts';

const set = (runs: number, page: ManifestSet['page']): ManifestSet => ({
  files: ['a.ts'],
  runs: Array.from({ length: runs }, () => ({ args: ['run'], exit: 0 })),
  page,
});
const pageOf = (sets: Record<string, ManifestSet>) => ({
  ...{ digest: '', languages: ['en', 'zh'], blocks: [] },
  sets,
});
const manifest: Manifest = {
  rstest: '0.3.0',
  pages: {
    '/': pageOf({ top: set(1, { format: 'source' }) }),
    '/guide/a': pageOf({
      top: set(2, { format: 'bundle' }),
      files: set(1, { reason: 'files' as never }),
      checked: set(0, { format: 'source' }),
    }),
  },
};
const site = { manifest, addedIn: { versions: [], options: {}, names: {} } };

test('a home page has the number of all examples that ran, and of those that run in the page', () => {
  expect(freshnessOf(site, '/', { pageType: 'home' })?.examples).toEqual({ ran: 3, inPage: 2 });
});

test('other pages don’t', () => {
  expect(freshnessOf(site, '/guide/a', {})).not.toHaveProperty('examples');
});
