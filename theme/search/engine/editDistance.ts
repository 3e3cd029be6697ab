/**
 * How many letters have to be added, left out, changed or swapped with a neighbour to turn `a`
 * into `b`; `limit + 1` where it is more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const tooFar = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return tooFar;
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = nextRow(a, b, i, last, before);
    if (Math.min(...row) > limit) return tooFar;
    before = last;
    last = row;
  }
  return Math.min(last[b.length] ?? tooFar, tooFar);
}

/** Distances of the first `i` letters of `a` to every beginning of `b`. */
function nextRow(
  a: string,
  b: string,
  i: number,
  last: readonly number[],
  before: readonly number[],
): number[] {
  const row = [i];
  for (let j = 1; j <= b.length; j += 1) {
    const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
    const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : changed;
    row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed, swapped));
  }
  return row;
}
