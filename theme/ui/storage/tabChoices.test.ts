import { expect, test } from 'vitest';
import { parseTabChoices } from './tabChoices.ts';

test.each([
  ['{"package-manager":"pnpm"}', { 'package-manager': 'pnpm' }],
  ['{"a":1,"b":"x"}', { b: 'x' }],
  ['[1]', {}],
  ['null', {}],
  ['not JSON', {}],
  [undefined, {}],
])('stored %s counts as %o', (stored, choices) => {
  expect(parseTabChoices(stored)).toEqual(choices);
});
