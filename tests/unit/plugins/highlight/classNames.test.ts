import { describe, expect, test } from 'vitest';
import {
  markedLines,
  outputCommand,
  tokenClass,
} from '../../../../plugins/highlight/classNames.ts';
import { terminalSpans } from '../../../../plugins/highlight/terminalSpans.ts';

test.each([
  ['color:var(--shiki-token-keyword)', 'hl-keyword'],
  ['color:var(--shiki-token-string-expression)', 'hl-string-expression'],
  ['color:var(--shiki-foreground)', undefined],
  ['', undefined],
])('%j has the class %s', (style, className) => {
  expect(tokenClass(style)).toBe(className);
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
  ['title="output.ts"', undefined],
  ['', undefined],
])('%j shows the output of %s', (meta, command) => {
  expect(outputCommand(meta)).toBe(command);
});

describe('a line of output', () => {
  test.each([
    [' ✓ sum.test.ts (1)', ['out-pass', undefined]],
    ['  ✗ bad (9ms)', ['out-fail', undefined, 'out-dim']],
    [
      '      Tests 1 failed | 2 passed (3)',
      ['out-dim', undefined, 'out-fail', undefined, 'out-pass', undefined],
    ],
    ['+ Received', ['out-fail']],
    ['plain text', [undefined]],
  ])('%j', (line, classes) => {
    const spans = terminalSpans(line);
    expect(spans.map(({ className }) => className)).toEqual(classes);
    expect(spans.map(({ text }) => text).join('')).toBe(line);
  });
});
