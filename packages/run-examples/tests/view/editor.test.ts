import { expect, test } from 'vitest';
import { CODE_LIMITS, isWithinLimits } from '../../src/limits.ts';
import { lineRange } from '../../src/view/editor/CodeField.tsx';
import { highlightCode } from '../../src/view/editor/highlight/highlight.ts';
import { replaceText, splitLines, textOf } from '../../src/view/editor/highlight/spans.ts';
import {
  breakLine,
  closeBracket,
  indent,
  outdent,
  type Range,
  type TextEdit,
} from '../../src/view/editor/textEdit.ts';

/** `[` and `]` stand around the selection, `|` for an empty one. */
function run(command: (text: string, selection: Range) => TextEdit, marked: string): string {
  const text = marked.replace(/[[\]|]/g, '');
  const start = marked.search(/[[|]/);
  const end = marked.includes('|') ? start : marked.indexOf(']') - 1;
  const { replace, insert, select } = command(text, { start, end });
  const after = text.slice(0, replace.start) + insert + text.slice(replace.end);
  const inside = after.slice(select.start, select.end);
  const shown = select.start === select.end ? '|' : `[${inside}]`;
  return after.slice(0, select.start) + shown + after.slice(select.end);
}

test('Tab indents: at the caret, or each selected line but the empty ones', () => {
  expect(run(indent, 'a|b')).toBe('a  |b');
  expect(run(indent, 'a[b]c')).toBe('a  |c');
  expect(run(indent, 'x\na[b\n\nc]d\ny')).toBe('x\n  a[b\n\n  c]d\ny');
  // A selection up to the beginning of a line leaves that line alone.
  expect(run(indent, '[a\nb\n]c')).toBe('  [a\n  b\n]c');
});

test('Shift and Tab take a step back, as far as there is one', () => {
  expect(run(outdent, '    a|')).toBe('  a|');
  expect(run(outdent, ' |a')).toBe('|a');
  expect(run(outdent, '|a')).toBe('|a');
  expect(run(outdent, '[  a\n\tb\nc]')).toBe('[a\nb\nc]');
});

test('Enter keeps the indentation, and goes a step further after an open bracket', () => {
  expect(run(breakLine, '  a|b')).toBe('  a\n  |b');
  expect(run(breakLine, 'f(() => {|')).toBe('f(() => {\n  |');
  expect(run(breakLine, '  f({|})')).toBe('  f({\n    |\n  })');
  expect(run(breakLine, 'a[bc]d')).toBe('a\n|d');
});

test('a closing bracket that begins a line goes back to its opening one', () => {
  expect(run(closeBracket('}'), 'f({\n    |')).toBe('f({\n  }|');
  expect(run(closeBracket(')'), '  f(a|b')).toBe('  f(a)|b');
  expect(run(closeBracket(']'), '|a')).toBe(']|a');
});

test('a line is found by its number; one beyond the end is the last', () => {
  expect(lineRange('ab\ncd\ne', 2)).toEqual({ start: 3, end: 5 });
  expect(lineRange('ab\ncd\ne', 1)).toEqual({ start: 0, end: 2 });
  expect(lineRange('ab\ncd\ne', 9)).toEqual({ start: 6, end: 7 });
});

test('highlighting loses no character, in any language and for any nonsense', () => {
  const codes = ['const a = 1;\n\n// x\n', '`${`', '<A b="', '/*', '{"a": [1,', '\r\n\t'];
  for (const path of ['a.tsx', 'a.ts', 'a.json', 'a.css', 'a.html', 'a.vue', 'a.txt', 'plain']) {
    for (const code of codes) {
      expect(textOf(highlightCode(path, code)), `${path}: ${code}`).toBe(code);
    }
  }
});

const CODE = 'const a = 1;\n// one\nconst b = 2;';

test('until changed code is highlighted, what is typed has the color of the text before it', () => {
  const typed = replaceText(highlightCode('a.ts', CODE), CODE.replace('one', 'one, two'));
  expect(splitLines(typed)[1]).toEqual([
    { text: '// one', className: 'hl-comment' },
    { text: ', two', className: 'hl-comment' },
  ]);
  expect(splitLines(typed)[2]).toEqual(splitLines(highlightCode('a.ts', CODE))[2]);
});

test('no letter is lost, whatever replaces what', () => {
  const codes = ['', '\n', 'a', 'aa\na', CODE, `${CODE}\n`, CODE.replaceAll('\n', ''), '// one'];
  for (const before of codes) {
    for (const after of codes) {
      const spans = replaceText(highlightCode('a.ts', before), after);
      expect(textOf(spans), JSON.stringify([before, after])).toBe(after);
      expect(splitLines(spans).map(textOf).join('\n')).toBe(after);
    }
  }
});

test('code is within the limits up to each of them', () => {
  const { characters, lines, lineLength, otherThanAscii } = CODE_LIMITS;
  const sheet = (count: number, length: number) => Array(count).fill('a'.repeat(length)).join('\n');
  const most = [sheet(1, lineLength), sheet(lines, 1), sheet(characters / 256, 255)];
  const over = [sheet(1, lineLength + 1), sheet(lines + 1, 1), `${most[2]}aa`];
  expect(most.map(isWithinLimits)).toEqual([true, true, true]);
  expect(over.map(isWithinLimits)).toEqual([false, false, false]);
  expect(isWithinLimits('测试\n'.repeat(otherThanAscii / 4))).toBe(true);
  expect(isWithinLimits('测\n'.repeat(otherThanAscii + 1).slice(0, 900))).toBe(true);
  expect(isWithinLimits('测测测测\n'.repeat(otherThanAscii / 4 + 1))).toBe(false);
});
