import { expect, test } from 'vitest';
import { passedTests } from './passedTests.ts';
import { sameTests } from './sameTests.ts';

test.each([
  ['Rstest', ' Test Files 5 passed\n      Tests 15 passed\n   Duration 494ms (build 57ms)\n', 15],
  ['Vitest', ' Test Files  5 passed (5)\n      Tests  15 passed (15)\n   Start at  10:00:00\n', 15],
  ['Jest', 'Test Suites: 5 passed, 5 total\nTests:       15 passed, 15 total\n', 15],
  ['colors', '\u001b[2m Tests \u001b[22m \u001b[1m\u001b[32m7 passed\u001b[39m\u001b[22m (7)\n', 7],
  ['the last of several summaries', 'Tests:  1 passed, 1 total\nTests:  2 passed, 2 total\n', 2],
  ['skipped tests', '      Tests 2 passed | 1 skipped (3)\n', 2],
])('reads the number of passed tests: %s', (_name, output, passed) => {
  expect(passedTests(output)).toBe(passed);
});

test.each([
  ['failed tests in Rstest and Vitest', '      Tests 1 failed | 2 passed\n'],
  ['failed tests in Jest', 'Tests:       1 failed, 2 passed, 3 total\n'],
  ['no summary', 'Test Files 2 passed\nno Tests 2 passed\n'],
  ['an error', 'SyntaxError: Unexpected token\n'],
])('no number: %s', (_name, output) => {
  expect(passedTests(output)).toBeUndefined();
});

test('runners that pass different numbers of tests are refused with their numbers', () => {
  expect(sameTests(new Map(Object.entries({ Rstest: 3, Jest: 3 })))).toBe(3);
  expect(() => sameTests(new Map(Object.entries({ Rstest: 3, Jest: 4 })))).toThrow(
    'different numbers of tests: Rstest 3, Jest 4',
  );
  expect(() => sameTests(new Map(Object.entries({ Rstest: 0, Jest: 0 })))).toThrow('Rstest 0');
});
