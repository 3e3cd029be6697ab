/**
 * The order in which Rstest runs and prints files differs between runs, but a page shows only one.
 * This reorders the output for comparing. Blank lines must have been removed: how many there are
 * between two parts depends on the parts.
 */

/** ` ✓ [unit] src/a.test.ts (3)`, with the project in brackets if there are several. */
const TITLE = /^ \S (?:\[[^\]]+\] )?\S+ \(\d+\)/;
/** `log | src/a.test.ts > adds`: what a test has written with `console.log`. */
const LOG = /^(?:log|info|warn|error|debug|trace|dir|table|time|count|group|assert) \| /;
/** ` FAIL  src/a.test.ts > adds`. */
const FAILURE = /^ FAIL {2}/;
const SUMMARY = 'Summary of all failing tests:';
/** `  Test Files 1 failed`, or the line about snapshots before it. */
const TOTALS = /^ +(?:Snapshots|Obsolete|Test Files) /;

/**
 * The printed lines in the page's order of files and failures. There are two candidates: parts that
 * aren't on the page come last, or first, because `...` in the page's output may stand for them at
 * either end.
 */
export function candidateOrders(
  expected: readonly string[],
  actual: readonly string[],
): string[][] {
  const totals = actual.findLastIndex((line) => TOTALS.test(line));
  const end = totals < 0 ? actual.length : totals;
  const summary = actual.indexOf(SUMMARY);
  const failuresStart = summary < 0 ? end : summary;
  const files = cut(actual.slice(0, failuresStart), fileStarts);
  const failures = cut(actual.slice(failuresStart, end), failureStarts);
  return (['last', 'first'] as const).map((unknown) => [
    ...sortParts(files, expected, unknown).flat(),
    ...sortParts(failures, expected, unknown).flat(),
    ...actual.slice(end),
  ]);
}

/** A file's part starts with its logs or, without logs, with its title. */
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

/** The first part is everything before the first file or failure. */
function cut(lines: readonly string[], find: (lines: readonly string[]) => number[]): string[][] {
  const edges = [0, ...find(lines), lines.length];
  return edges.slice(1).map((end, index) => lines.slice(edges[index], end));
}

/** Sorts parts like in the page, with unknown ones before or after them. */
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
