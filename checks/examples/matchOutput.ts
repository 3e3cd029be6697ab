import { structuredPatch } from 'diff';

/** In a page, this line matches any number of lines. */
const ELISION = '...';

export function hasElision(lines: readonly string[]): boolean {
  return lines.some((line) => line.trim() === ELISION);
}

/** Whether the page's lines match the real ones. */
export function matchOutput(expected: readonly string[], real: readonly string[]): boolean {
  const parts = splitAtElisions(expected);
  const [first = [], ...others] = parts;
  if (!startsWith(real, first, 0)) return false;
  const last = others.pop();
  if (!last) return real.length === first.length;
  let at = first.length;
  for (const part of others) {
    const found = indexOfLines(real, part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return real.length - last.length >= at && startsWith(real, last, real.length - last.length);
}

function splitAtElisions(lines: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === ELISION) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

function startsWith(lines: readonly string[], part: readonly string[], at: number): boolean {
  return part.every((line, index) => lines[at + index] === line);
}

function indexOfLines(lines: readonly string[], part: readonly string[], from: number): number {
  for (let at = from; at + part.length <= lines.length; at++) {
    if (startsWith(lines, part, at)) return at;
  }
  return -1;
}

const CONTEXT = 2;

/**
 * A unified diff for the terminal with two lines of context: `-` is the page, `+` is the actual
 * output. `…` separates hunks.
 */
export function diffOutput(expected: readonly string[], real: readonly string[]): string {
  const [before, after] = [expected, real].map((lines) =>
    lines.map((line) => `${line}\n`).join(''),
  );
  const { hunks } = structuredPatch('', '', before ?? '', after ?? '', '', '', {
    context: CONTEXT,
  });
  return hunks
    .map(({ lines }) => lines.map((line) => `${line[0]} ${line.slice(1)}`.trimEnd()).join('\n'))
    .join('\n  …\n');
}
