import { expect, test } from 'vitest';
import { checkPath } from '../../src/playground/project/readChanges.ts';

test.each([
  'sum.ts',
  'src/sum.test.tsx',
  'src/__snapshots__/sum.test.ts.snap',
  'src/[id]/page.$name.ts',
  '.env.test',
  'src/加法.test.ts',
  'src/con/prn-1.ts'.replace('con', 'conf'),
])('%s can be a file', (path) => {
  expect(checkPath(path, ['other.ts'])).toBeUndefined();
});

test.each([
  ['', 'empty'],
  [`${'a'.repeat(121)}`, 'tooLong'],
  ['/etc/passwd', 'characters'],
  ['C:/a.ts', 'characters'],
  ['\\\\host\\a.ts', 'characters'],
  ['../a.ts', 'characters'],
  ['src/../../a.ts', 'characters'],
  ['./a.ts', 'characters'],
  ['src//a.ts', 'characters'],
  ['src/', 'characters'],
  ['a.ts.', 'characters'],
  [' a.ts', 'characters'],
  ['a.ts ', 'characters'],
  ['a\0.ts', 'characters'],
  ['a\n.ts', 'characters'],
  ['\ud800.ts', 'characters'],
  ['a\u202ets.exe', 'characters'],
  ['<img src=x onerror=alert(1)>.ts', 'characters'],
  ['a?raw', 'characters'],
  ['a%2e.ts', 'characters'],
  ['__proto__', 'reserved'],
  ['src/__proto__/a.ts', 'reserved'],
  ['node_modules/react/index.js', 'reserved'],
  ['.git/config', 'reserved'],
  ['NUL', 'reserved'],
  ['src/com1.ts', 'reserved'],
  ['src/SUM.ts', 'taken'],
  ['src', 'taken'],
  ['src/sum.ts/a.ts', 'taken'],
  ['src/cafe\u0301.ts', 'taken'],
])('%j can’t be one', (path, problem) => {
  expect(checkPath(path, ['src/sum.ts', 'src/caf\u00e9.ts'])).toBe(problem);
});
