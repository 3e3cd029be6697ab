import { expect, test } from 'vitest';
import { readFailures } from './readResults.ts';

const OUTPUT = `  Rstest v0.12.0

 ✗ src/a.test.ts (2)

Summary of all failing tests:

 FAIL  src/a.test.ts > adds
AssertionError: expected 3 to be 4 // Object.is equality

> 4 |   expect(sum(1, 2)).toBe(4);
    |                     ^

        at helper (node_modules/x/index.js:1:2)
        at src/a.test.ts:4:21

 FAIL  /project/b.test.ts
Error: Cannot find module './nope'


   Snapshots 1 failed
 Test Files 2 failed
      Tests 1 failed`;

test('each failure with its possible locations', () => {
  const failures = readFailures(OUTPUT);
  expect(failures.map(({ locations }) => locations)).toEqual([
    [
      { path: 'node_modules/x/index.js', line: 1 },
      { path: 'src/a.test.ts', line: 4 },
      { path: 'src/a.test.ts' },
    ],
    [{ path: '/project/b.test.ts' }],
  ]);
  expect(failures[0]?.message).toMatch(/^src\/a\.test\.ts > adds\nAssertionError: .+\n/);
  expect(failures[0]?.message).toMatch(/src\/a\.test\.ts:4:21$/);
  expect(failures[1]?.message).toBe("/project/b.test.ts\nError: Cannot find module './nope'");
});

test('without a summary, uses the last lines', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `line ${index + 1}`);
  const [failure] = readFailures(lines.join('\n'));
  expect(failure?.locations).toEqual([]);
  expect(failure?.message.split('\n')).toEqual(lines.slice(-20));
  expect(readFailures('')).toEqual([{ message: 'Rstest printed nothing', locations: [] }]);
});
