import { type HighlightedLines, replaceText, type Span, splitLines } from './highlight/spans';

export interface CodeLine {
  /** Stable while other lines are added or removed. */
  readonly id: number;
  readonly text: string;
  readonly spans: readonly Span[];
}

export interface CodeLines {
  readonly code: string;
  readonly lines: readonly CodeLine[];
  readonly nextId: number;
}

const NO_LINES: CodeLines = { code: '', lines: [], nextId: 0 };

/** Lines without highlighting. */
export function plainLines(code: string): CodeLines {
  return updateLines(NO_LINES, code);
}

/**
 * The lines of changed code. Unchanged lines keep their colors, and so do the unchanged parts
 * of changed lines, until the code is highlighted again.
 */
export function updateLines({ lines, nextId }: CodeLines, code: string): CodeLines {
  const texts = code.split('\n');
  const most = Math.min(lines.length, texts.length);
  let start = 0;
  while (start < most && lines[start]?.text === texts[start]) start += 1;
  let end = 0;
  while (end < most - start && lines.at(-1 - end)?.text === texts.at(-1 - end)) end += 1;

  const before = lines.slice(start, lines.length - end);
  const colored = splitLines(
    replaceText(joinSpans(before), texts.slice(start, texts.length - end).join('\n')),
  );
  const changed = texts.slice(start, texts.length - end).map((text, index) => ({
    id: before[index]?.id ?? nextId + index,
    text,
    spans: colored[index] ?? [],
  }));
  return {
    code,
    lines: [...lines.slice(0, start), ...changed, ...lines.slice(lines.length - end)],
    nextId: nextId + changed.length,
  };
}

/**
 * Applies the highlighter's colors to lines, or removes colors if it has none. Changes
 * lines from the top until they have more than `maxSpans` spans. Returns `now` if there's
 * nothing to change.
 */
export function colorLines(
  now: CodeLines,
  highlighted: HighlightedLines,
  maxSpans: number,
): CodeLines {
  let changed = 0;
  const lines = now.lines.map((line, index) => {
    if (changed > maxSpans) return line;
    const spans = highlighted ? (highlighted[index] ?? []) : plain(line.text);
    if (sameSpans(line.spans, spans)) return line;
    changed += 1 + spans.length;
    return { ...line, spans };
  });
  return changed === 0 ? now : { ...now, lines };
}

function plain(text: string): Span[] {
  return text === '' ? [] : [{ text }];
}

function joinSpans(lines: readonly CodeLine[]): Span[] {
  return lines.flatMap(({ spans }, index) => (index === 0 ? spans : [{ text: '\n' }, ...spans]));
}

function sameSpans(one: readonly Span[], other: readonly Span[]): boolean {
  return (
    one.length === other.length &&
    one.every(
      ({ text, className }, index) =>
        text === other[index]?.text && className === other[index]?.className,
    )
  );
}
