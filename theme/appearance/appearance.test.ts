import { expect, test } from 'vitest';
import { choiceFor, isSwitchable, parseChoice, resolveAppearance } from './appearance.ts';

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['auto', 'auto'],
  ['', 'auto'],
  ['DARK', 'auto'],
  ['{"theme":"dark"}', 'auto'],
  [null, 'auto'],
  [undefined, 'auto'],
])('a stored %s counts as %s', (stored, choice) => {
  expect(parseChoice(stored)).toBe(choice);
});

test.each([
  ['auto', true, 'dark'],
  ['auto', false, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
] as const)('%s on a system that is dark (%s) shows %s', (choice, dark, shown) => {
  expect(resolveAppearance(choice, dark)).toBe(shown);
});

test.each([
  ['dark', true, 'auto'],
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  ['light', false, 'auto'],
] as const)('asking for %s on a system that is dark (%s) stores %s', (wanted, dark, stored) => {
  expect(choiceFor(wanted, dark)).toBe(stored);
});

test.each([
  [undefined, true],
  [true, true],
  ['dark', true],
  [false, false],
  ['force-light', false],
  ['force-auto', false],
])('with darkMode %s the reader may choose: %s', (darkMode, expected) => {
  expect(isSwitchable(darkMode)).toBe(expected);
});
