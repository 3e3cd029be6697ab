/**
 * The name a writer most likely meant, or `undefined` if none is close: at most two
 * single-character edits away, and at most a third of the name's length.
 */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const limit = Math.min(2, Math.max(1, Math.floor(name.length / 3)));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of names) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Insertions, deletions, replacements and swaps of neighbours, each counted as one. */
export function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        at(rows[row - 1], column) + 1,
        at(current, column - 1) + 1,
        at(rows[row - 1], column - 1) + (same ? 0 : 1),
      );
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (row > 1 && column > 1 && swapped) {
        cost = Math.min(cost, at(rows[row - 2], column - 2) + 1);
      }
      current.push(cost);
    }
    rows.push(current);
  }
  return at(rows[a.length], b.length);
}

function at(row: readonly number[] | undefined, column: number): number {
  return row?.[column] ?? Number.POSITIVE_INFINITY;
}
