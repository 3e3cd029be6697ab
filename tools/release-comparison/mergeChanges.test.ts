import { expect, test } from 'vitest';
import type { ReleaseChange } from '../../content/releases/releases.ts';
import { mergeChanges, withoutNested } from './mergeChanges.ts';

const option = (
  change: ReleaseChange['change'],
  name: string,
  values: Partial<ReleaseChange> = {},
): ReleaseChange => ({
  change,
  kind: 'option',
  name,
  ...values,
});

test('something that was added and removed again is no change', () => {
  expect(mergeChanges([option('added', 'a'), option('removed', 'a')])).toEqual([]);
});

test('something that was removed and came back is only a change if its value differs', () => {
  const back = (to: string) =>
    mergeChanges([option('removed', 'a', { from: 'number' }), option('added', 'a', { to })]);
  expect(back('number')).toEqual([]);
  expect(back('string')).toEqual([option('changed', 'a', { from: 'number', to: 'string' })]);
});

test('several changes become one, from the first value to the last', () => {
  const steps = ['1', '2', '3'].map((from) =>
    option('changed', 'a', { from, to: String(Number(from) + 1) }),
  );
  expect(mergeChanges(steps)).toEqual([option('changed', 'a', { from: '1', to: '4' })]);
  expect(mergeChanges([...steps, option('changed', 'a', { from: '4', to: '1' })])).toEqual([]);
});

test('something new is listed with its last value, something removed with its first', () => {
  const changed = option('changed', 'a', { from: '1', to: '2' });
  expect(mergeChanges([option('added', 'a', { to: '1' }), changed])).toEqual([
    option('added', 'a', { to: '2' }),
  ]);
  expect(mergeChanges([changed, option('removed', 'a', { from: '2' })])).toEqual([
    option('removed', 'a', { from: '1' }),
  ]);
});

test('the same name in two kinds is two things', () => {
  const flag: ReleaseChange = { change: 'removed', kind: 'flag', name: 'a' };
  expect(mergeChanges([option('added', 'a'), flag])).toEqual([option('added', 'a'), flag]);
});

test('an option that came with its parent is left out, one that came later is not', () => {
  const changes = ['coverage', 'coverage.include', 'coverageMap', 'pool.type'].map((name) =>
    option('added', name),
  );
  const names = withoutNested([...changes, option('removed', 'coverage.all')]).map(
    (one) => one.name,
  );
  expect(names).toEqual(['coverage', 'coverageMap', 'pool.type', 'coverage.all']);
});
