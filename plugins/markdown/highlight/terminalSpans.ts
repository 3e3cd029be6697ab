export interface TerminalSpan {
  text: string;
  /** One of the `out-` classes; plain text without. */
  className?: string;
}

const RULES: [RegExp, string][] = [
  [/^ *✓/, 'out-pass'],
  [/^ *[✗×]/, 'out-fail'],
  [/^ *[-↓] (?=\S)/, 'out-skip'],
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

const TALLY = /\b\d+ (passed|failed|skipped|todo)\b|\(\d+(?:\.\d+)?m?s\)/g;
const TALLY_CLASS: Record<string, string> = {
  passed: 'out-pass',
  failed: 'out-fail',
  skipped: 'out-skip',
  todo: 'out-skip',
};

/** Splits a line of the runner's output into spans with the colors of a terminal. */
export function terminalSpans(line: string): TerminalSpan[] {
  for (const [pattern, className] of RULES) {
    const head = pattern.exec(line)?.[0];
    if (head) return [{ text: head, className }, ...tallies(line.slice(head.length))];
  }
  return tallies(line);
}

function tallies(text: string): TerminalSpan[] {
  const spans: TerminalSpan[] = [];
  let at = 0;
  for (const match of text.matchAll(TALLY)) {
    if (match.index > at) spans.push({ text: text.slice(at, match.index) });
    spans.push({ text: match[0], className: TALLY_CLASS[match[1] ?? ''] ?? 'out-dim' });
    at = match.index + match[0].length;
  }
  if (at < text.length) spans.push({ text: text.slice(at) });
  return spans;
}
