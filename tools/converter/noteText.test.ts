import { RULES } from 'convert-tests/rules';
import { expect, test } from 'vitest';
import { NOTE_TEXT, noteText } from './noteText.ts';

const rules = Object.values(RULES).flatMap((table) => [...table.values()]);

test('each note of a rule has a text, and each text a rule', () => {
  const notes = new Set(rules.flatMap(({ note }) => note ?? []));
  expect(Object.keys(NOTE_TEXT.en).sort()).toEqual([...notes].sort());
});

test.each([
  ['testMatch', 'change', '`testMatch` becomes `include`.'],
  ['testRegex', 'change', '`testRegex` becomes `include`.'],
  [
    'testRegex',
    'manual',
    '`testRegex` becomes `include`. Rstest accepts globs, not regular expressions. Write the pattern as a glob.',
  ],
  ['roots', 'change', '`roots` has no counterpart. Add the folders to `include`.'],
  ['forceExit', 'change', '`forceExit` isn’t needed.'],
  ['slowTestThreshold', 'change', '`slowTestThreshold` is converted.'],
] as const)('%s at the level %s: %s', (name, level, expected) => {
  const rule = RULES.jestConfig.get(name);
  expect(rule && noteText({ rule, level }, 'en')).toBe(expected);
});
