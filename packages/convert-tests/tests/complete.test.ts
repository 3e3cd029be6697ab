import { InitialOptions } from '@jest/schemas';
import * as core from '@rstest/core';
import { beforeAll, expect, test } from 'vitest';
import { RULES } from '../src/rules.ts';
import { type VitestNames, vitestNames } from './vitestNames.ts';

let names: VitestNames;
beforeAll(() => {
  names = vitestNames();
}, 60_000);

const known = (...tables: (keyof typeof RULES)[]) =>
  new Set(tables.flatMap((table) => RULES[table].map(({ source }) => source)));

test('every option of Jest has a rule', () => {
  const rules = known('jestConfig');
  expect(Object.keys(InitialOptions.properties).filter((name) => !rules.has(name))).toEqual([]);
});

test('every option of Vitest and Vite has a rule', () => {
  const { config, vite } = names;
  expect(config).toEqual(
    expect.arrayContaining(['testTimeout', 'coverage.include', 'expect.poll']),
  );
  expect(vite).toEqual(expect.arrayContaining(['define', 'resolve.alias']));
  const rules = known('vitestConfig');
  expect(config.filter((name) => !rules.has(name))).toEqual([]);
  const viteRules = known('viteConfig');
  const hasRule = (name: string) =>
    viteRules.has(name) || viteRules.has(name.replace(/^resolve\./, ''));
  expect(vite.filter((name) => !hasRule(name))).toEqual([]);
});

test('every function of vi has a rule', () => {
  expect(names.vi).toContain('fn');
  const rules = known('viObject');
  expect(names.vi.filter((name) => !rules.has(`vi.${name}`))).toEqual([]);
});

test('what vitest exports is in @rstest/core or has a rule', () => {
  const rules = known('vitestNames');
  const isClass = /^[A-Z]/;
  const missing = names.values.filter(
    (name) =>
      !(name in core) && !rules.has(name) && !isClass.test(name) && !/^vi(?:test)?$/.test(name),
  );
  expect(missing).toEqual([]);
  const members = [
    ...names.expect.map((name) => ['expect', name] as const),
    ...names.test.map((name) => ['test', name] as const),
  ];
  const isCore = (object: 'expect' | 'test', name: string) => names.core[object].includes(name);
  // Hooks have one rule; `fn` is for Vitest's own runner.
  const isOther = /^(?:before|after|fn$)/;
  expect(
    members.filter(
      ([object, name]) =>
        !isCore(object, name) && !rules.has(`${object}.${name}`) && !isOther.test(name),
    ),
  ).toEqual([]);
});

test('no name has two rules in one table', () => {
  const twice = Object.values(RULES).flatMap((rules) => {
    const sources = rules.map(({ source }) => source);
    return sources.filter((name, index) => sources.indexOf(name) !== index);
  });
  expect(twice).toEqual([]);
});
