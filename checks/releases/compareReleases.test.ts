import { expect, test } from 'vitest';
import { compareVersions, type VersionFacts } from './compareReleases.ts';

type Values = Readonly<Record<string, string | undefined>>;
type Kinds = Readonly<Partial<Record<keyof VersionFacts['facts'], Values>>>;

function version(kinds: Kinds, opaque: string[] = []): VersionFacts {
  const facts = Object.entries(kinds).map(([kind, values]) => [
    kind,
    new Map(Object.entries(values)),
  ]);
  return { version: '0.0.0', facts: Object.fromEntries(facts), opaque: new Set(opaque) };
}

const changesOf = (before: VersionFacts, after: VersionFacts) =>
  compareVersions(before, after).map(({ change, name, from, to }) =>
    [change, name, from, to].filter(Boolean).join(' '),
  );

test('what a version adds, removes, and changes', () => {
  const before = version({ export: { a: undefined, b: undefined }, option: { c: 'number' } });
  const after = version({ export: { b: undefined, d: undefined }, option: { c: 'string' } });
  expect(changesOf(before, after)).toEqual(['changed c number string', 'removed a', 'added d']);
});

test('a kind or type that could not be read is not all new', () => {
  expect(changesOf(version({}), version({ flag: { '--a': '--a' } }))).toEqual([]);
  const types = ['number', undefined].map((type) => version({ option: { a: type } }));
  expect(changesOf(types[0] as VersionFacts, types[1] as VersionFacts)).toEqual([]);
});

test('nested options of a type that can’t be resolved are neither new nor removed', () => {
  const known = version({ option: { a: undefined, 'a.b': undefined } });
  const unknown = version({ option: { a: undefined } }, ['a']);
  expect(changesOf(known, unknown)).toEqual([]);
  expect(changesOf(unknown, known)).toEqual([]);
});

test('a default only changes: a new option has none to compare with', () => {
  const at = (value?: string) => version({ default: value === undefined ? {} : { a: value } });
  expect(changesOf(at('1'), at('2'))).toEqual(['changed a 1 2']);
  expect(changesOf(at(), at('2'))).toEqual([]);
});
