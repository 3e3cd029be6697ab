import { expect, test } from 'vitest';
import { nameRange } from '../../src/playground/view/PathForm.tsx';
import { checkPath } from '../../src/project/readChanges.ts';

test.each([
  'sum.ts',
  'src/sum.test.tsx',
  'src/__snapshots__/sum.test.ts.snap',
  'src/[id]/page.$name.ts',
  '.env.test',
  'src/加法.test.ts',
])('%s can be a file', (path) => {
  expect(checkPath(path, ['other.ts'])).toBeUndefined();
});

test.each([
  ['', 'invalid'],
  [`${'a'.repeat(121)}`, 'invalid'],
  ['/etc/passwd', 'invalid'],
  ['C:/a.ts', 'invalid'],
  ['\\\\host\\a.ts', 'invalid'],
  ['../a.ts', 'invalid'],
  ['src/../../a.ts', 'invalid'],
  ['./a.ts', 'invalid'],
  ['src//a.ts', 'invalid'],
  ['src/', 'invalid'],
  [' a.ts', 'invalid'],
  ['a.ts ', 'invalid'],
  ['a\0.ts', 'invalid'],
  ['a\n.ts', 'invalid'],
  ['\ud800.ts', 'invalid'],
  ['a\u202ets.exe', 'invalid'],
  ['<img src=x onerror=alert(1)>.ts', 'invalid'],
  ['a?raw', 'invalid'],
  ['a%2e.ts', 'invalid'],
  ['__proto__', 'invalid'],
  ['src/__proto__/a.ts', 'invalid'],
  ['node_modules/react/index.js', 'invalid'],
  ['.git/config', 'invalid'],
  ['src/SUM.ts', 'taken'],
  ['src', 'taken'],
  ['src/sum.ts/a.ts', 'taken'],
])('%j can’t be one', (path, problem) => {
  expect(checkPath(path, ['src/sum.ts'])).toBe(problem);
});

test.each([
  ['src/sum.ts', 'sum'],
  ['src/v1.0/sum', 'sum'],
  ['src/v1.0/', ''],
  ['src/.env', '.env'],
])('the name in %s is %j', (path, name) => {
  expect(path.slice(...nameRange(path))).toBe(name);
});
