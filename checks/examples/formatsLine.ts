import type { ExampleRecord } from './exampleRecord.ts';

/** A summary of how many sets run in the page, in which format, and why others don't. */
export function formatsLine({ pages }: ExampleRecord): string {
  const sets = Object.values(pages).flatMap((page) => Object.values(page.sets));
  const formats = counted(sets.flatMap(({ page }) => ('format' in page ? [page.format] : [])));
  const reasons = counted(sets.flatMap(({ page }) => ('reason' in page ? [page.reason] : [])));
  const running = sets.filter(({ page }) => 'format' in page).length;
  const which = running > 0 ? ` (${formats})` : '';
  const others = running < sets.length ? `; not ${reasons}` : '';
  return `in the page: ${running} of ${sets.length} sets${which}${others}`;
}

/** `2 source, 1 bundle`, most frequent first. */
function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}
