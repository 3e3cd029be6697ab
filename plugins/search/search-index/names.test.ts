import { expect, test } from 'vitest';
import { definedNames } from './searchPages.ts';

test.each([
  ['rs.fn', 'Mock functions', ['rs.fn', 'fn']],
  ['.not', 'expect', ['.not', 'not']],
  ['each', 'test', ['each', 'test.each']],
  ['coverage.provider', 'coverage', ['coverage.provider']],
  ['test', 'test', ['test']],
  ['When to use it', 'test', []],
])('%s on the page %s defines %j', (heading, title, expected) => {
  expect(definedNames(heading, title)).toEqual(expected);
});
