import { expect, test } from 'vitest';
import type { InstalledFacts } from '../facts/factsRecord.ts';
import { compareVersions } from './compareReleases.ts';

const VERSION: InstalledFacts = {
  package: '@rstest/core',
  version: '0.0.0',
  options: {},
  names: [],
  types: [],
  requirements: {},
};

const changesOf = (before: Partial<InstalledFacts>, after: Partial<InstalledFacts>) =>
  compareVersions({ ...VERSION, ...before }, { ...VERSION, ...after }).map(
    ({ change, kind, name, from, to }) => [change, kind, name, from, to].filter(Boolean).join(' '),
  );

test('what a version adds, removes, and changes', () => {
  const before = {
    names: ['test', 'rs.old'],
    types: ['Reporter'],
    options: { retry: { type: 'number', project: true, flag: '--retry <value>' } },
    requirements: { 'Node.js': '>=18' },
  };
  const after = {
    names: ['test', 'rs.new'],
    options: { retry: { type: 'number', project: true }, bail: { type: 'number', project: true } },
    requirements: { 'Node.js': '>=20' },
  };
  expect(changesOf(before, after)).toEqual([
    'added option bail number',
    'removed flag --retry --retry <value>',
    'added utility rs.new',
    'removed utility rs.old',
    'removed type Reporter',
    'changed requirement Node.js >=18 >=20',
  ]);
});

test('types are compared only if readers see the difference in a line', () => {
  const option = (type: string) => ({ options: { a: { type, project: true } } });
  expect(changesOf(option('number'), option("number | 'auto'"))).toEqual([
    "changed option a number number | 'auto'",
  ]);
  expect(changesOf(option('number'), option('(a: A) => void'))).toEqual([]);
});

test('a default only changes: a new option has none to compare with', () => {
  const at = (value: string) => ({
    options: { a: { type: 'number', default: value, project: true } },
  });
  expect(changesOf(at('1'), at('2'))).toEqual(['changed default a 1 2']);
  expect(changesOf({}, at('2'))).toEqual(['added option a number']);
});

test('what comes from Rsbuild’s types is not a change of Rstest', () => {
  expect(
    changesOf({}, { options: { 'output.filename.js': { type: 'string', project: true } } }),
  ).toEqual([]);
});
