/**
 * Rstest runs files in an order that differs from run to run, and prints them so. A page shows one
 * order; here are the orders of what was printed that a page may show. Lines are not blank: how
 * many blank lines stand between two parts depends on the parts.
 */

const TITLE = /^ \S (?:\[[^\]]+\] )?\S+ \(\d+\)/;
const LOG = /^(?:log|info|warn|error|debug|trace|dir|table|time|count|group|assert) \| /;
const FAILURE = /^ FAIL {2}/;
const SUMMARY = 'Summary of all failing tests:';
const TOTALS = /^ +(?:Snapshots|Obsolete|Test Files) /;

/** The printed lines with the part of each file, and of each failure, where the page has it. */
export function ordersLike(expected: readonly string[], real: readonly string[]): string[][] {
  const totals = real.findLastIndex((line) => TOTALS.test(line));
  const end = totals < 0 ? real.length : totals;
  const summary = real.indexOf(SUMMARY);
  const middle = summary < 0 ? end : summary;
  const files = cut(real.slice(0, middle), fileStarts);
  const failures = cut(real.slice(middle, end), failureStarts);
  return (['last', 'first'] as const).map((unknown) => [
    ...sortParts(files, expected, unknown).flat(),
    ...sortParts(failures, expected, unknown).flat(),
    ...real.slice(end),
  ]);
}

/** A file's part begins with its logs, or with its title when it has none. */
function fileStarts(lines: readonly string[]): number[] {
  const starts: number[] = [];
  let inLogs = false;
  lines.forEach((line, index) => {
    const title = TITLE.test(line);
    if (!inLogs && (title || LOG.test(line))) starts.push(index);
    inLogs = !title && (inLogs || LOG.test(line));
  });
  return starts;
}

function failureStarts(lines: readonly string[]): number[] {
  return lines.flatMap((line, index) => (FAILURE.test(line) ? [index] : []));
}

/** The first part is what stands before the first file or failure. */
function cut(lines: readonly string[], find: (lines: readonly string[]) => number[]): string[][] {
  const edges = [0, ...find(lines), lines.length];
  return edges.slice(1).map((end, index) => lines.slice(edges[index], end));
}

/** The parts the page shows in its order, the others before or after them. */
function sortParts(
  [head = [], ...parts]: readonly string[][],
  expected: readonly string[],
  unknown: 'first' | 'last',
): string[][] {
  const rank = ([line = '']: readonly string[]) => {
    const at = expected.indexOf(line);
    if (at >= 0) return at;
    return unknown === 'first' ? -1 : expected.length;
  };
  return [head, ...parts.sort((a, b) => rank(a) - rank(b))];
}
