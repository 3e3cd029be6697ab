import { expect, test } from 'vitest';
import { lineRange } from '../../src/view/editor/CodeField.tsx';
import {
  changeablePaths,
  type EditorAction,
  editorOf,
  filesOf,
  isEdited,
  nextEditorState,
} from '../../src/view/editor/editorState.ts';
import { highlightLines } from '../../src/view/editor/highlight/highlightLines.ts';
import {
  breakLine,
  closeBracket,
  indent,
  outdent,
  type Range,
  type TextEdit,
} from '../../src/view/editor/textEdit.ts';

const FILES = [
  { path: 'src/sum.ts', code: 'one' },
  { path: 'test/sum.test.ts', code: 'two' },
];

const after = (...actions: EditorAction[]) =>
  actions.reduce(nextEditorState, editorOf(FILES, 'test/sum.test.ts'));
const edit = (path: string, code: string): EditorAction => ({ kind: 'edit', path, code });

test('it begins with the block’s file, or with the first if the example has it not', () => {
  expect(editorOf(FILES, 'test/sum.test.ts').active).toBe('test/sum.test.ts');
  expect(editorOf(FILES, 'gone.ts').active).toBe('src/sum.ts');
  expect(after({ kind: 'show', path: 'gone.ts' }).active).toBe('test/sum.test.ts');
  expect(after({ kind: 'show', path: 'src/sum.ts' }).active).toBe('src/sum.ts');
});

test('a file that is typed back to what it was is no change', () => {
  const edited = after(edit('src/sum.ts', 'ONE'));
  expect(isEdited(edited)).toBe(true);
  expect(filesOf(edited).map(({ code }) => code)).toEqual(['ONE', 'two']);
  expect(isEdited(nextEditorState(edited, edit('src/sum.ts', 'one')))).toBe(false);
});

test('a reset can be taken back until something new is written', () => {
  const reset = after(edit('src/sum.ts', 'ONE'), { kind: 'reset' });
  expect(isEdited(reset)).toBe(false);
  expect(nextEditorState(reset, { kind: 'restore' }).changes).toEqual({ 'src/sum.ts': 'ONE' });
  const moved = nextEditorState(reset, edit('test/sum.test.ts', 'TWO'));
  expect(nextEditorState(moved, { kind: 'restore' }).changes).toEqual({
    'test/sum.test.ts': 'TWO',
  });
});

test('code from a link replaces all changes and is shown', () => {
  const opened = after(edit('test/sum.test.ts', 'TWO'), {
    kind: 'replace',
    changes: { 'src/sum.ts': 'linked' },
  });
  expect(opened).toMatchObject({ active: 'src/sum.ts', changes: { 'src/sum.ts': 'linked' } });
  expect(opened.changes).not.toHaveProperty('test/sum.test.ts');
});

test('files that are read while building can’t be changed, by nobody', () => {
  const paths = [
    'rstest.config.ts',
    'packages/a/rstest.config.mts',
    'package.json',
    'tsconfig.json',
    'env.d.ts',
    'src/config.ts',
    'data/package.json.txt',
    'test/a.test.ts',
  ];
  expect(changeablePaths(paths.map((path) => ({ path, code: '' })))).toEqual([
    'src/config.ts',
    'data/package.json.txt',
    'test/a.test.ts',
  ]);
});

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
      const lines = highlightLines(path, code).map((line) => line.map(({ text }) => text).join(''));
      expect(lines.join('\n'), `${path}: ${code}`).toBe(code);
    }
  }
});
