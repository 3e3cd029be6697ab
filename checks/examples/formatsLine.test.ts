import { expect, test } from 'vitest';
import type { ManifestSet } from './exampleRecord.ts';
import { formatsLine } from './examplesCommand.ts';

function manifest(...pages: ManifestSet['page'][]) {
  const sets = pages.map((page, at): [string, ManifestSet] => [
    `s${at}`,
    { files: [], runs: [], page },
  ]);
  return {
    rstest: '0.12.0',
    pages: { '/a': { digest: '', languages: ['en'], blocks: [], sets: Object.fromEntries(sets) } },
  };
}

test('counts the sets that run in the page by format, the others by reason', () => {
  const line = formatsLine(
    manifest({ format: 'bundle' }, { format: 'source' }, { format: 'source' }, { reason: 'files' }),
  );
  expect(line).toBe('in the page: 3 of 4 sets (2 source, 1 bundle); not 1 files');
  expect(formatsLine(manifest({ format: 'source' }))).toBe('in the page: 1 of 1 sets (1 source)');
  expect(formatsLine(manifest())).toBe('in the page: 0 of 0 sets');
});
