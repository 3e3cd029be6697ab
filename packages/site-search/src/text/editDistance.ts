/**
 * Optimal string alignment distance: how many letters have to be inserted, deleted, replaced or
 * swapped with a neighbor to turn `a` into `b`; `limit + 1` where it is more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const overLimit = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return overLimit;
  let beforePrevious: Row = [];
  let previous: Row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = nextRow(a, b, i, previous, beforePrevious);
    if (Math.min(...row) > limit) return overLimit;
    beforePrevious = previous;
    previous = row;
  }
  return Math.min(previous[b.length] ?? overLimit, overLimit);
}

type Row = readonly number[];

/** Distances of the first `i` letters of `a` to every prefix of `b`. */
function nextRow(a: string, b: string, i: number, previous: Row, beforePrevious: Row): Row {
  const row = [i];
  for (let j = 1; j <= b.length; j += 1) {
    const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
    const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    const swapped = isSwap ? (beforePrevious[j - 2] ?? 0) + 1 : replaced;
    row.push(Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced, swapped));
  }
  return row;
}
