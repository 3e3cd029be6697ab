import { expect, test } from 'vitest';
import type { ManifestSet } from '../../../../plugins/examples/manifest.ts';
import { placesLine } from '../../../../plugins/run-sets/placesLine.ts';

function manifest(...pages: ManifestSet['page'][]) {
  const sets = pages.map((page, at): [string, ManifestSet] => [
    `s${at}`,
    { files: [], runs: [], page },
  ]);
  return {
    rstest: '0.12.0',
    pages: { '/a': { languages: ['en'], blocks: [], sets: Object.fromEntries(sets) } },
  };
}

test('the sets that run in the page are counted by place, the others by reason', () => {
  const line = placesLine(
    manifest({ place: 'bundle' }, { place: 'worker' }, { place: 'worker' }, { reason: 'files' }),
  );
  expect(line).toBe('in the page: 3 of 4 sets (2 worker, 1 bundle); not 1 files');
  expect(placesLine(manifest({ place: 'worker' }))).toBe('in the page: 1 of 1 sets (1 worker)');
  expect(placesLine(manifest())).toBe('in the page: 0 of 0 sets');
});
