export interface TerminalSpan {
  text: string;
  /** One or more of the `out-` classes; absent for plain text. */
  className?: string;
}

/** The first pattern that matches the beginning of a line sets the classes of the matched text. */
const RULES: [RegExp, string][] = [
  [/^ *✓/, 'out-pass'],
  [/^ *[✗×]/, 'out-fail'],
  [/^ +[-↓] (?=\S)/, 'out-skip'],
  [/^ FAIL /, 'out-fail out-strong'],
  [/^- .*/, 'out-pass'],
  [/^\+ .*/, 'out-fail'],
  [/^\w*Error: .*/, 'out-fail'],
  [/^> +\d+ \|/, 'out-fail'],
  [/^ +\d* \|(?!\S)/, 'out-dim'],
  [/^ +at .*/, 'out-dim'],
  [/^ *(?:Test Files|Tests|Duration|Snapshots|Start at|Seed)(?= )/, 'out-dim'],
  [/^ *Rstest v\S+/, 'out-strong'],
];

/** A count of tests, such as `2 passed`, or a duration, such as `(12ms)`. */
const COUNT_OR_DURATION = /\b\d+ (passed|failed|skipped|todo)\b|\(\d+(?:\.\d+)?m?s\)/g;
const COUNT_CLASS: Record<string, string> = {
  passed: 'out-pass',
  failed: 'out-fail',
  skipped: 'out-skip',
  todo: 'out-skip',
};

/** Splits a line of the runner's output into spans with the colors of a terminal. */
export function terminalSpans(line: string): TerminalSpan[] {
  for (const [pattern, className] of RULES) {
    const start = pattern.exec(line)?.[0];
    if (start) return [{ text: start, className }, ...countSpans(line.slice(start.length))];
  }
  return countSpans(line);
}

function countSpans(text: string): TerminalSpan[] {
  const spans: TerminalSpan[] = [];
  let end = 0;
  for (const match of text.matchAll(COUNT_OR_DURATION)) {
    if (match.index > end) spans.push({ text: text.slice(end, match.index) });
    spans.push({ text: match[0], className: COUNT_CLASS[match[1] ?? ''] ?? 'out-dim' });
    end = match.index + match[0].length;
  }
  if (end < text.length) spans.push({ text: text.slice(end) });
  return spans;
}
