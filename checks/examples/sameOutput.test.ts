import { expect, test } from 'vitest';
import { sameOutput } from './runExampleSet.ts';

const A = [' ✓ a.test.ts (1)', ''];
const B = [' ✗ src/b.test.ts (2)', '  ✗ two (<time>)', '    message'];
const TAIL = ['', ' Test Files 1 failed | 1 passed (2)'];
const PAGE = [...A, ...B, ...TAIL];

test.each([
  [true, 'as in the page', PAGE],
  [true, 'with files in another order', [...B, ...A, ...TAIL]],
  [false, 'without a file', [...B, ...TAIL]],
  [false, 'with another file', [...A, ' ✓ c.test.ts (1)', ...B, ...TAIL]],
  [false, 'with a file twice', [...A, ...A, ...B, ...TAIL]],
])('%s for output %s', (expected, _, real) => {
  expect(sameOutput(PAGE, real)).toBe(expected);
});

test('a page with elided lines shows the others in their order', () => {
  expect(sameOutput([...A, '...', ...TAIL], PAGE)).toBe(true);
  expect(sameOutput(['...', ...B, ...A, '...'], PAGE)).toBe(false);
});
