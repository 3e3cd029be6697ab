/** A fenced block of a page. */
export interface Fence {
  /** What stands behind the language. */
  readonly meta: string;
  readonly code: string;
  /** Its first and last line, those with the ticks, counted from 1. */
  readonly begin: number;
  readonly end: number;
}

/**
 * The fenced blocks of a page in their order, by its lines alone: to parse the Markdown of all pages
 * once more would take the build five seconds. The content tests hold it to the parser.
 */
export function readFences(source: string): Fence[] {
  const fences: Fence[] = [];
  const lines = source.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const [, indent = '', ticks, meta = ''] =
      /^([ \t]*)(`{3,}|~{3,})\s*\S*\s*(.*)$/.exec(lines[at] ?? '') ?? [];
    if (ticks === undefined) continue;
    const begin = at + 1;
    const code: string[] = [];
    for (at++; at < lines.length && !isClosing(lines[at] ?? '', ticks); at++) {
      code.push((lines[at] ?? '').replace(new RegExp(`^[ \\t]{0,${indent.length}}`), ''));
    }
    fences.push({ meta: meta.trim(), code: code.join('\n'), begin, end: at + 1 });
  }
  return fences;
}

function isClosing(line: string, ticks: string): boolean {
  const text = line.trim();
  return text.startsWith(ticks) && text.replaceAll(ticks[0] ?? '', '') === '';
}
