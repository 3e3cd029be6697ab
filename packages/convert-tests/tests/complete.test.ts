import { InitialOptions } from '@jest/schemas';
import { expect, test } from 'vitest';
import { RULES } from '../src/rules.ts';

test('every option of Jest has a rule', () => {
  const known = new Set(RULES.jestConfig.map(({ source }) => source));
  expect(Object.keys(InitialOptions.properties).filter((name) => !known.has(name))).toEqual([]);
});

test('no name has two rules in one table', () => {
  const twice = Object.values(RULES).flatMap((rules) => {
    const names = rules.map(({ source }) => source);
    return names.filter((name, index) => names.indexOf(name) !== index);
  });
  expect(twice).toEqual([]);
});
