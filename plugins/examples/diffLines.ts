const CONTEXT = 2;

/** A small unified diff: `-` stands in the page, `+` was printed. */
export function diffLines(expected: readonly string[], real: readonly string[]): string {
  const rows = align(expected, real);
  const near = rows.map((_, index) =>
    rows.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(([mark]) => mark !== ' '),
  );
  const shown: string[] = [];
  rows.forEach(([mark, line], index) => {
    if (near[index]) shown.push(`${mark} ${line}`.trimEnd());
    else if (near[index - 1]) shown.push('  …');
  });
  return shown.join('\n');
}

type Row = readonly [mark: ' ' | '-' | '+', line: string];

/** By the longest common subsequence; outputs have tens of lines, so the table is small. */
function align(a: readonly string[], b: readonly string[]): Row[] {
  const common = commonLengths(a, b);
  const rows: Row[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      rows.push([' ', a[i++] ?? '']);
      j++;
    } else if (common(i + 1, j) >= common(i, j + 1)) rows.push(['-', a[i++] ?? '']);
    else rows.push(['+', b[j++] ?? '']);
  }
  return [
    ...rows,
    ...a.slice(i).map((line): Row => ['-', line]),
    ...b.slice(j).map((line): Row => ['+', line]),
  ];
}

/** How many lines `a` from `i` and `b` from `j` have in common, in order. */
function commonLengths(
  a: readonly string[],
  b: readonly string[],
): (i: number, j: number) => number {
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return at;
}
