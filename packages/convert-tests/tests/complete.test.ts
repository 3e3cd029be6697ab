import { InitialOptions } from '@jest/schemas';
import * as core from '@rstest/core';
import { beforeAll, expect, test } from 'vitest';
import { RULES } from '../src/rules.ts';
import { type VitestNames, vitestNames } from './vitestNames.ts';

let names: VitestNames;
beforeAll(() => {
  names = vitestNames();
});

test('options of Jest and Vitest that Rstest has under the same name have a rule', () => {
  const { core, config } = names;
  expect(core.config).toEqual(expect.arrayContaining(['testTimeout', 'coverage.include']));
  const isKnown = (table: 'jestConfig' | 'vitestConfig', name: string) =>
    RULES[table].has(name) || !core.config.includes(name);
  const jest = Object.keys(InitialOptions.properties);
  expect(jest.filter((name) => !isKnown('jestConfig', name))).toEqual([]);
  expect(config.filter((name) => !isKnown('vitestConfig', name))).toEqual([]);
});

test('every function of vi is in rs or has a rule', () => {
  expect(names.vi).toContain('fn');
  expect(names.core.rs).toContain('fn');
  const missing = names.vi.filter(
    (name) => !names.core.rs.includes(name) && !RULES.viObject.has(`vi.${name}`),
  );
  expect(missing).toEqual([]);
});

test('what vitest exports is in @rstest/core or has a rule', () => {
  const rules = RULES.vitestNames;
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
