import { describe, expect, test } from 'vitest';
import { comparableLines, readableOutput } from './normalizeOutput.ts';

const PLACES = { root: '/home/me/docs', folder: '/home/me/docs/.examples/en/page/top' };

describe('readable output', () => {
  test.each([
    ['colors', '\u001B[31m- a\u001B[39m \u001B[1m\u001B[7mb\u001B[0m', '- a b'],
    ['the folder', 'root: /home/me/docs/.examples/en/page/top/src', 'root: /project/src'],
    ['its address', 'at file:///home/me/docs/.examples/en/page/top/a.ts:1', 'at /project/a.ts:1'],
    ['the project', 'in /home/me/docs/node_modules/x', 'in /project/node_modules/x'],
    ['the way out', 'at run (../../../../node_modules/x.js:1:2)', 'at run (node_modules/x.js:1:2)'],
    ['blank lines around', '\n  \n  Rstest \n\na\n\n', '  Rstest\n\na'],
    ['carriage returns', 'a\r\nb', 'a\nb'],
    ['nothing', '\n\n', ''],
  ])('%s', (_, printed, readable) => {
    expect(readableOutput(printed, PLACES)).toBe(readable);
  });
});

describe('differences between runs', () => {
  test.each([
    ['  ✓ adds (12ms)', '  ✓ adds (1.2s)'],
    ['   Duration 660ms (build 47ms, tests 613ms)', '   Duration 1m 5s (build 2.04s, tests 1m 3s)'],
    [' ✓ a.test.ts (1) 31 MB heap used', ' ✓ a.test.ts (1) 29 MB heap used'],
    ['src\\a.test.ts', 'src/a.test.ts'],
    ['rstest/0.12.0 linux-x64 node-v20.20.2', 'rstest/0.12.0 darwin-arm64 node-v22.1.0'],
    ['a  ', 'a'],
    ['\n\na\n', 'a'],
  ])('%j and %j', (a, b) => {
    expect(comparableLines(a)).toEqual(comparableLines(b));
  });

  test.each([
    ['adds 2 files', 'adds 3 files'],
    ['a.test.ts:4:1', 'a.test.ts:5:1'],
    ['  a', ' a'],
    ['a\n\nb', 'a\nb'],
    ['5msx', '6msx'],
  ])('but not %j and %j', (a, b) => {
    expect(comparableLines(a)).not.toEqual(comparableLines(b));
  });
});
