/** A piece of code in one color; without a class, it inherits the color of the text. */
export interface Span {
  readonly text: string;
  readonly className?: string;
}

export interface HighlightRequest {
  readonly path: string;
  readonly code: string;
}

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

export function textOf(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join('');
}

/**
 * Spans of `text` that keep the colors of the common prefix and suffix with the spans' own
 * text. The part in between gets the color of the preceding character, like typed text.
 */
export function replaceText(spans: readonly Span[], text: string): Span[] {
  const old = textOf(spans);
  const most = Math.min(old.length, text.length);
  let start = 0;
  while (start < most && old[start] === text[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === text.at(-1 - end)) end += 1;

  const before = sliceSpans(spans, 0, start);
  const inserted = text.slice(start, text.length - end);
  return [
    ...before,
    ...(inserted === '' ? [] : [{ text: inserted, className: before.at(-1)?.className }]),
    ...sliceSpans(spans, old.length - end, old.length),
  ];
}

function sliceSpans(spans: readonly Span[], start: number, end: number): Span[] {
  const sliced: Span[] = [];
  let offset = 0;
  for (const { text, className } of spans) {
    const piece = text.slice(Math.max(0, start - offset), Math.max(0, end - offset));
    if (piece !== '') sliced.push({ text: piece, className });
    offset += text.length;
  }
  return sliced;
}

export function sameSpans(one: readonly Span[], other: readonly Span[]): boolean {
  return (
    one.length === other.length &&
    one.every(
      ({ text, className }, index) =>
        text === other[index]?.text && className === other[index]?.className,
    )
  );
}
