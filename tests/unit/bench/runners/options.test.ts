import { expect, test } from 'vitest';
import { readOptions } from '../../../bench/runners/options.ts';

test('all cases by default, or those in --only', () => {
  expect(readOptions([])).toMatchObject({ runs: 5, quick: false, write: false });
  expect(readOptions([]).cases).toContain('watch');
  expect(readOptions(['--only', 'small, react', '--runs', '1'])).toMatchObject({
    cases: ['small', 'react'],
    runs: 1,
  });
});

test.each([
  [['--only', 'smal'], '--only smal: there is no such case; name some of small, imports,'],
  [['--runs', '0'], '--runs 0: expected a number from 1'],
  [['--runs', 'many'], '--runs many: expected'],
  [['--write', '--only', 'small'], 'without --only'],
  [['--write', '--runs', '2'], 'with --runs 3 or more'],
  [['--fast'], '--fast'],
])('%s is refused', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
