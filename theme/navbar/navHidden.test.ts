import { expect, test } from 'vitest';
import { isNavHidden } from './useNavHidden.ts';

test.each([
  ['never', 100, 900, false, false],
  ['auto', 100, 900, false, true],
  ['auto', 900, 500, true, false],
  ['auto', 500, 500, true, true],
  ['auto', 200, 40, true, false],
  ['always', 100, 900, false, true],
  ['always', 900, 500, true, true],
  ['always', 500, 0, true, false],
] as const)(
  '%s: from %i to %i, hidden before: %s, hidden after: %s',
  (mode, from, to, wasHidden, isHidden) => {
    expect(isNavHidden(mode, { from, to, wasHidden }, 72)).toBe(isHidden);
  },
);
