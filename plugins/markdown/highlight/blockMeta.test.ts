import { describe, expect, test } from 'vitest';
import { exitCode, markedLines, outputCommand } from './blockMeta.ts';
import { terminalSpans } from './terminalSpans.ts';
import { highlightClass, promptLines } from './transformers.ts';

test.each([
  ['color:var(--shiki-token-keyword)', 'hl-keyword'],
  ['color:var(--shiki-token-string-expression)', 'hl-string-expression'],
  ['color:var(--shiki-foreground)', undefined],
  ['', undefined],
])('%j has the class %s', (style, className) => {
  expect(highlightClass(style)).toBe(className);
});

test.each([
  ['{2,4-5}', [2, 4, 5]],
  ['title="a.ts" {1}', [1]],
  ['title="a.ts"', []],
  ['{5-4}', []],
])('%j marks %j', (meta, lines) => {
  expect([...markedLines(meta)]).toEqual(lines);
});

test.each([
  ['output', 'rstest run'],
  ['output="run --bail 1" exit="1"', 'rstest run --bail 1'],
  [`output="run -t 'rounds \\(up\\)'"`, `rstest run -t 'rounds \\(up\\)'`],
  ['title="output.ts"', undefined],
  ['', undefined],
])('%j shows the output of %s', (meta, command) => {
  expect(outputCommand(meta)).toBe(command);
});

test.each([
  ['output exit="2"', '2'],
  ['output', undefined],
])('%j ended with %s', (meta, code) => {
  expect(exitCode(meta)).toBe(code);
});

test('a command has a prompt; comments, empty lines, and continued lines have none', () => {
  const code = '# all\nnpx rstest run \\\n-t sum\n\ncount() {\n  grep a\n}\nls';
  expect([...promptLines(code)]).toEqual([2, 5, 8]);
});

describe('a line of output', () => {
  test.each([
    [' ✓ sum.test.ts (1)', ['out-pass', undefined]],
    ['  ✗ bad (9ms)', ['out-fail', undefined, 'out-dim']],
    [
      '      Tests 1 failed | 2 passed (3)',
      ['out-dim', undefined, 'out-fail', undefined, 'out-pass', undefined],
    ],
    ['- Expected', ['out-pass']],
    ['+ Received', ['out-fail']],
    [' - skipped.test.ts (0)', ['out-skip', undefined]],
    ['plain text', [undefined]],
  ])('%j', (line, classes) => {
    const spans = terminalSpans(line);
    expect(spans.map(({ className }) => className)).toEqual(classes);
    expect(spans.map(({ text }) => text).join('')).toBe(line);
  });
});
