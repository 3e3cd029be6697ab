import { structuredPatch } from 'diff';
import { candidateOrders } from './fileOrder.ts';

/** In a page, this line matches any number of lines. */
const ELISION = '...';

export function hasElision(lines: readonly string[]): boolean {
  return lines.some((line) => line.trim() === ELISION);
}

/** Whether the lines on a page match those that `rstest` printed; both from `comparableLines`. */
export function sameOutput(
  args: readonly string[],
  expected: readonly string[],
  real: readonly string[],
): boolean {
  if (matchOutput(expected, real)) return true;
  const withoutBlankLines = (lines: readonly string[]) => lines.filter((line) => line !== '');
  const [page, printed] = [withoutBlankLines(expected), withoutBlankLines(real)];
  // The lines of a list are independent, and their order depends on the file system.
  if (args[0] === 'list')
    return !hasElision(page) && sameLines([...page].sort(), [...printed].sort());
  return candidateOrders(page, printed).some(
    // The original order was already compared above, with its blank lines.
    (lines) => !sameLines(lines, printed) && matchOutput(page, lines),
  );
}

function sameLines(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((line, index) => line === b[index]);
}

/**
 * Whether the lines on a page, `expected`, match the printed ones. Each part between two elisions is
 * matched as early as possible, because that leaves the most lines for the next parts.
 */
export function matchOutput(expected: readonly string[], real: readonly string[]): boolean {
  const [first = [], ...middle] = splitAtElisions(expected);
  if (!hasLinesAt(real, first, 0)) return false;
  const last = middle.pop();
  if (!last) return real.length === first.length;
  let end = first.length;
  for (const part of middle) {
    const start = indexOfLines(real, part, end);
    if (start < 0) return false;
    end = start + part.length;
  }
  return real.length - last.length >= end && hasLinesAt(real, last, real.length - last.length);
}

function splitAtElisions(lines: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === ELISION) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

function hasLinesAt(lines: readonly string[], part: readonly string[], at: number): boolean {
  return part.every((line, index) => lines[at + index] === line);
}

function indexOfLines(lines: readonly string[], part: readonly string[], from: number): number {
  for (let at = from; at + part.length <= lines.length; at++) {
    if (hasLinesAt(lines, part, at)) return at;
  }
  return -1;
}

/**
 * A unified diff for the terminal with two lines of context: `-` is the page, `+` is the actual
 * output. `…` separates hunks.
 */
export function diffOutput(expected: readonly string[], real: readonly string[]): string {
  const textOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');
  const { hunks } = structuredPatch('', '', textOf(expected), textOf(real), '', '', { context: 2 });
  return hunks
    .map(({ lines }) => lines.map((line) => `${line[0]} ${line.slice(1)}`.trimEnd()).join('\n'))
    .join('\n  …\n');
}
