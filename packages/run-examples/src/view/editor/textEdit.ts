/** A range of a text, in UTF-16 code units. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Replaces the range `replace` with `insert`, then selects the range `select` of the new text. */
export interface TextEdit {
  readonly replace: Range;
  readonly insert: string;
  readonly select: Range;
}

const INDENT = '  ';

/** Tab: inserts two spaces, or indents every line of a selection. */
export function indent(text: string, selection: Range): TextEdit {
  if (!text.slice(selection.start, selection.end).includes('\n')) {
    const at = selection.start + INDENT.length;
    return { replace: selection, insert: INDENT, select: { start: at, end: at } };
  }
  return editLines(text, selection, (line) => (line === '' ? line : INDENT + line));
}

/** Shift+Tab: dedents every line that the selection touches. */
export function outdent(text: string, selection: Range): TextEdit {
  return editLines(text, selection, (line) => line.replace(/^( {1,2}|\t)/, ''));
}

/** Enter: indents the new line like the previous one, and one level more after an opening bracket. */
export function breakLine(text: string, { start, end }: Range): TextEdit {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const outer = /^[ \t]*/.exec(line)?.[0] ?? '';
  const opens = /[{([]\s*$/.test(line);
  const insert = `\n${outer}${opens ? INDENT : ''}`;
  const closes = opens && /^[ \t]*[})\]]/.test(text.slice(end));
  const at = start + insert.length;
  return {
    replace: { start, end },
    insert: closes ? `${insert}\n${outer}` : insert,
    select: { start: at, end: at },
  };
}

/** Dedents a closing bracket at the start of a line by one level. */
export function closeBracket(bracket: string) {
  return (text: string, { start, end }: Range): TextEdit => {
    const from = text.lastIndexOf('\n', start - 1) + 1;
    const before = text.slice(from, start);
    const step = before.trim() === '' && before.endsWith(INDENT) ? INDENT.length : 0;
    const at = start - step + bracket.length;
    return {
      replace: { start: start - step, end },
      insert: bracket,
      select: { start: at, end: at },
    };
  };
}

function editLines(text: string, selection: Range, change: (line: string) => string): TextEdit {
  const from = text.lastIndexOf('\n', selection.start - 1) + 1;
  // A selection that ends at the start of a line doesn't include that line.
  const last = Math.max(selection.start, selection.end - (selection.end > selection.start ? 1 : 0));
  const lineEnd = text.indexOf('\n', last);
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const changed = lines.map(change);
  const insert = changed.join('\n');
  const firstMoved = (changed[0] ?? '').length - (lines[0] ?? '').length;
  const start = Math.max(from, selection.start + firstMoved);
  const end = Math.max(start, selection.end + insert.length - (to - from));
  return { replace: { start: from, end: to }, insert, select: { start, end } };
}
