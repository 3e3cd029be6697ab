import type { Range } from './textEdit';

/** The range of a line, counted from 1, without its line break; the last line if there are fewer. */
export function lineRange(text: string, line: number): Range {
  let start = 0;
  for (let passed = 1; passed < line; passed += 1) {
    const next = text.indexOf('\n', start);
    if (next === -1) break;
    start = next + 1;
  }
  const end = text.indexOf('\n', start);
  return { start, end: end === -1 ? text.length : end };
}
