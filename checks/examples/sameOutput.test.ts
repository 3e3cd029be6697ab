import { describe, expect, test } from 'vitest';
import { sameOutput } from './matchOutput.ts';

const HEAD = ['  Rstest v0.12.0', ''];
const A = ['', 'log | a.test.ts > one', 'top', '', ' ✓ a.test.ts (1)'];
const B = [' ✗ src/b.test.ts (2)', '  ✗ two (<time>)', '    message', 'of two lines'];
const C = [
  '',
  'warn | c.test.ts',
  'w',
  '',
  '',
  'log | c.test.ts > x',
  'l',
  '',
  ' ✓ [name] c.test.ts (1)',
];
const SUMMARY = ['', 'Summary of all failing tests:', ''];
const FAIL_B = [
  ' FAIL  src/b.test.ts > two',
  'Error: message',
  '',
  '        at src/b.test.ts:2:1',
  '',
];
const FAIL_D = [' FAIL  d.test.ts > three', 'Error: other', '', '        at d.test.ts:2:1', ''];
const TAIL = ['', ' Test Files 2 failed | 2 passed (4)', '      Tests 2 failed | 2 passed (4)'];
const PAGE = [HEAD, A, B, C, SUMMARY, FAIL_B, FAIL_D, TAIL].flat();

describe('files can be printed in any order', () => {
  test.each([
    ['as in the page', [HEAD, A, B, C, SUMMARY, FAIL_B, FAIL_D, TAIL]],
    ['files moved, logs with them', [HEAD, C, B, A, SUMMARY, FAIL_B, FAIL_D, TAIL]],
    ['failures moved', [HEAD, A, C, B, SUMMARY, FAIL_D, FAIL_B, TAIL]],
  ])('%s', (_, parts) => {
    expect(sameOutput(['run'], PAGE, parts.flat())).toBe(true);
  });

  test.each([
    ['a file is missing', [HEAD, A, B, SUMMARY, FAIL_B, FAIL_D, TAIL]],
    ['a file more', [HEAD, A, B, C, [' ✓ e.test.ts (1)'], SUMMARY, FAIL_B, FAIL_D, TAIL]],
    [
      'logs of another file',
      [HEAD, B, A.slice(0, 4), C, A.slice(4), SUMMARY, FAIL_B, FAIL_D, TAIL],
    ],
    ['other totals', [HEAD, A, B, C, SUMMARY, FAIL_B, FAIL_D, TAIL.slice(0, 2)]],
  ])('but not: %s', (_, parts) => {
    expect(sameOutput(['run'], PAGE, parts.flat())).toBe(false);
  });

  test.each([
    ['the first parts', [...HEAD, ...A, ...B, '...']],
    ['the last parts', ['...', ...B, ...A, ...SUMMARY, '...']],
    ['one part', ['...', ...B, '...']],
    ['the rest', ['...', ...FAIL_B, ...FAIL_D, ...TAIL]],
  ])('a page that shows %s and elides others', (_, page) => {
    const real = [HEAD, C, B, A, SUMMARY, FAIL_D, FAIL_B, TAIL].flat();
    expect(sameOutput(['run'], page, real)).toBe(true);
  });
});

describe('the lines of a list', () => {
  test.each([
    [true, ['list', '--filesOnly'], ['a.ts', 'b.ts']],
    [false, ['list'], ['a.ts', 'b.ts', 'b.ts']],
    [false, ['list'], ['a.ts']],
    [false, ['run'], ['a.ts', 'b.ts']],
  ])('%s for %j', (expected, args, page) => {
    expect(sameOutput(args, page, ['b.ts', 'a.ts'])).toBe(expected);
  });
});
