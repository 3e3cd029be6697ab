/** A plain-text table. All columns except the first are right-aligned. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
    });
  }
  return rows
    .map((row) =>
      row
        .map((cell, i) => {
          const space = ' '.repeat((widths[i] ?? 0) - widthOf(cell));
          return i === 0 ? cell + space : space + cell;
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Chinese characters are two columns wide. */
function widthOf(text: string): number {
  return text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
}
