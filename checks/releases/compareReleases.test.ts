import { expect, test } from 'vitest';
import { compareReleases, type VersionFacts } from './compareReleases.ts';

type Values = Readonly<Record<string, string | undefined>>;
type Kinds = Readonly<Partial<Record<keyof VersionFacts['facts'], Values>>>;

function version(kinds: Kinds, opaque: string[] = []): VersionFacts {
  const facts = Object.entries(kinds).map(([kind, values]) => [
    kind,
    new Map(Object.entries(values)),
  ]);
  return { version: '0.0.0', facts: Object.fromEntries(facts), opaque: new Set(opaque) };
}

const changesOf = (...versions: VersionFacts[]) =>
  compareReleases(versions).map((changes) =>
    changes.map(({ change, name, from, to }) => [change, name, from, to].filter(Boolean).join(' ')),
  );

test('the first version has no changes; later ones are compared with the one before', () => {
  const names = (...all: string[]) =>
    version({ export: Object.fromEntries(all.map((name) => [name, undefined])) });
  expect(changesOf(names('a', 'b'), names('b', 'c'), names('b', 'c'))).toEqual([
    [],
    ['removed a', 'added c'],
    [],
  ]);
});

test('a kind that could not be read before is not all new', () => {
  expect(changesOf(version({}), version({ flag: { '--a': '--a' } }))).toEqual([[], []]);
});

test('a type is compared with the last one that could be read', () => {
  const types = ['number', undefined, 'string'].map((type) => version({ option: { a: type } }));
  expect(changesOf(...types)).toEqual([[], [], ['changed a number string']]);
});

test('nested options of a type that can’t be resolved are neither new nor removed', () => {
  const known = version({ option: { a: undefined, 'a.b': undefined } });
  const unknown = version({ option: { a: undefined } }, ['a']);
  expect(changesOf(known, unknown, known)).toEqual([[], [], []]);
});

test('a default only changes; a new option, or one that came back, has none to compare with', () => {
  const option = { a: undefined };
  const at = (value?: string) =>
    version({ option, default: value === undefined ? {} : { a: value } });
  expect(changesOf(at('1'), at(), at('2'))).toEqual([[], [], ['changed a 1 2']]);
  const without = version({ option: {}, default: {} });
  expect(changesOf(at('1'), without, at('2'))).toEqual([[], ['removed a'], ['added a']]);
});
