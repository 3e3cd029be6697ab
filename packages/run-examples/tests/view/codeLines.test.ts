import { describe, expect, test } from 'vitest';
import { CODE_LIMITS, isWithinLimits } from '../../src/limits.ts';
import {
  type CodeLines,
  colorLines,
  plainLines,
  updateLines,
} from '../../src/view/editor/codeLines.ts';
import { highlightLines } from '../../src/view/editor/highlight/highlightLines.ts';

const colored = (code: string) =>
  colorLines(plainLines(code), highlightLines('a.ts', code), Number.POSITIVE_INFINITY);
/** Text and class of each span, as `const:hl-keyword| a `. */
const shown = ({ lines }: CodeLines) =>
  lines.map(({ spans }) =>
    spans.map(({ text, className }) => (className ? `${text}:${className}` : text)).join('|'),
  );
const textOf = ({ lines }: CodeLines) =>
  lines.map(({ spans }) => spans.map(({ text }) => text).join('')).join('\n');
const idsOf = ({ lines }: CodeLines) => lines.map(({ id }) => id);

const CODE = 'const a = 1;\n// one\nconst b = 2;';

describe('until changed code is highlighted', () => {
  test('the other lines are the same, wherever they are now', () => {
    const before = colored(CODE);
    const after = updateLines(before, `new\n\n${CODE}`);
    expect(after.lines.slice(2).every((line, index) => line === before.lines[index])).toBe(true);
    expect(new Set(idsOf(after)).size).toBe(5);
    const without = updateLines(after, CODE.replace('// one\n', ''));
    expect(without.lines[1]).toBe(before.lines[2]);
    const last = updateLines(before, `${CODE}\nlast`);
    expect(last.lines.slice(0, 3)).toEqual(before.lines);
  });

  test('a changed line keeps its colors around what is typed, which takes those before it', () => {
    const before = colored(CODE);
    const typed = updateLines(before, CODE.replace('one', 'one, two'));
    expect(shown(typed)[1]).toBe('// one:hl-comment|, two:hl-comment');
    expect(idsOf(typed)).toEqual(idsOf(before));
    const middle = updateLines(before, CODE.replace('a = 1', 'a = x + 1'));
    expect(shown(middle)[0]).toBe(
      shown(before)[0]?.replace('=:hl-keyword| ', '=:hl-keyword| |x + '),
    );
    const broken = updateLines(before, CODE.replace('// one', '// o\nne'));
    expect(shown(broken).slice(1, 3)).toEqual(['// o:hl-comment', 'ne:hl-comment']);
    const joined = updateLines(before, CODE.replace('// one\n', '// one '));
    expect(textOf(joined)).toBe(CODE.replace('// one\n', '// one '));
  });

  test('no letter is lost, whatever replaces what', () => {
    const codes = [
      '',
      '\n',
      'a',
      'aa\na',
      CODE,
      `${CODE}\n`,
      CODE.replaceAll('\n', ''),
      '\n\n\n',
      '// one',
    ];
    for (const before of codes) {
      for (const after of codes) {
        const lines = updateLines(colored(before), after);
        expect(textOf(lines), JSON.stringify([before, after])).toBe(after);
        expect(lines.lines.map(({ text }) => text).join('\n')).toBe(after);
        expect(new Set(idsOf(lines)).size).toBe(lines.lines.length);
      }
    }
  });
});

test('colors come from the top, a part at a time, until there are no more', () => {
  const highlighted = highlightLines('a.ts', CODE);
  const parts = [plainLines(CODE)];
  for (;;) {
    const now = parts.at(-1) as CodeLines;
    const next = colorLines(now, highlighted, 1);
    if (next === now) break;
    parts.push(next);
  }
  const hasColor = (lines: CodeLines) => shown(lines).map((line) => line.includes(':hl-'));
  expect(parts.map(hasColor)).toEqual([
    [false, false, false],
    [true, false, false],
    [true, true, false],
    [true, true, true],
  ]);
});

test('where there are no colors, those from before go, and no letter', () => {
  const plain = colorLines(colored(CODE), undefined, Number.POSITIVE_INFINITY);
  expect(shown(plain)).toEqual(CODE.split('\n'));
});

test('code is within the limits up to each of them', () => {
  const { characters, lines, lineLength, otherThanAscii } = CODE_LIMITS;
  const line = (length: number) => 'a'.repeat(length);
  const sheet = (count: number, length: number) => Array(count).fill(line(length)).join('\n');
  expect(isWithinLimits('')).toBe(true);
  expect(isWithinLimits(line(lineLength))).toBe(true);
  expect(isWithinLimits(line(lineLength + 1))).toBe(false);
  expect(isWithinLimits(sheet(lines, 1))).toBe(true);
  expect(isWithinLimits(sheet(lines + 1, 1))).toBe(false);
  expect(isWithinLimits(sheet(characters / 256, 255))).toBe(true);
  expect(isWithinLimits(`${sheet(characters / 256, 255)}aa`)).toBe(false);
  expect(isWithinLimits('测试\n'.repeat(otherThanAscii / 4))).toBe(true);
  expect(isWithinLimits('é\n'.repeat(otherThanAscii / 4) + '测'.repeat(otherThanAscii))).toBe(
    false,
  );
});
