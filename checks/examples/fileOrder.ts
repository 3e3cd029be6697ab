/** ` ✓ [unit] src/a.test.ts (3)`, with the project in brackets if there are several. */
const TITLE = /^ \S (?:\[[^\]]+\] )?\S+ \(\d+\)/;
/** `log | src/a.test.ts > adds`, above the lines that a test has written with `console.log`. */
const LOG = /^(?:log|info|warn|error|debug|trace|dir|table|time|count|group|assert) \| /;
/** ` FAIL  src/a.test.ts > adds`. */
const FAILURE = /^ FAIL {2}/;
export const SUMMARY = 'Summary of all failing tests:';
/** `  Test Files 1 failed`, or the line about snapshots before it. */
export const TOTALS = /^ +(?:Snapshots|Obsolete|Test Files) /m;

/**
 * Sorts printed lines for comparing them with a page, because the order of files and failures differs
 * between runs. There are two candidates: parts that aren't on the page come last in one and first in
 * the other, because `...` on the page may replace them at either end. Lines mustn't be blank: the
 * number of blank lines between two parts depends on the parts.
 */
export function candidateOrders(
  expected: readonly string[],
  actual: readonly string[],
): string[][] {
  const totals = actual.findLastIndex((line) => TOTALS.test(line));
  const end = totals < 0 ? actual.length : totals;
  const summary = actual.indexOf(SUMMARY);
  const failuresStart = summary < 0 ? end : summary;
  const files = splitAt(actual.slice(0, failuresStart), fileStarts);
  const failures = splitAt(actual.slice(failuresStart, end), failureStarts);
  return (['last', 'first'] as const).map((unlisted) => [
    ...sortParts(files, expected, unlisted).flat(),
    ...sortParts(failures, expected, unlisted).flat(),
    ...actual.slice(end),
  ]);
}

/** A file's part starts with its logs or, without logs, with its title. */
function fileStarts(lines: readonly string[]): number[] {
  const starts: number[] = [];
  let isInLogs = false;
  lines.forEach((line, index) => {
    const isTitle = TITLE.test(line);
    if (!isInLogs && (isTitle || LOG.test(line))) starts.push(index);
    isInLogs = !isTitle && (isInLogs || LOG.test(line));
  });
  return starts;
}

function failureStarts(lines: readonly string[]): number[] {
  return lines.flatMap((line, index) => (FAILURE.test(line) ? [index] : []));
}

/** Splits lines into parts. The first part has the lines before the first start. */
function splitAt(
  lines: readonly string[],
  findStarts: (lines: readonly string[]) => number[],
): string[][] {
  const edges = [0, ...findStarts(lines), lines.length];
  return edges.slice(1).map((end, index) => lines.slice(edges[index], end));
}

/** Sorts parts by the index of their first line in `expected`. Parts without one come first or last. */
function sortParts(
  [head = [], ...parts]: readonly string[][],
  expected: readonly string[],
  unlisted: 'first' | 'last',
): string[][] {
  const rank = ([firstLine = '']: readonly string[]) => {
    const index = expected.indexOf(firstLine);
    if (index >= 0) return index;
    return unlisted === 'first' ? -1 : expected.length;
  };
  return [head, ...parts.sort((a, b) => rank(a) - rank(b))];
}
