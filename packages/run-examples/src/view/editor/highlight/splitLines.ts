import type { Span } from './span';

/** The spans of each line, without line breaks. There's at least one line, which can be empty. */
export function splitLines(spans: readonly Span[]): Span[][] {
  const lines: Span[][] = [[]];
  for (const { text, className } of spans) {
    text.split('\n').forEach((piece, index) => {
      if (index > 0) lines.push([]);
      if (piece !== '') lines.at(-1)?.push({ text: piece, className });
    });
  }
  return lines;
}
