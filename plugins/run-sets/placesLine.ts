import type { Manifest } from '../examples/manifest.ts';

/** `npm run examples` says with it how many sets run in the page, where, and why others don't. */
export function placesLine({ pages }: Manifest): string {
  const sets = Object.values(pages).flatMap((page) => Object.values(page.sets));
  const places = counted(sets.flatMap(({ page }) => ('place' in page ? [page.place] : [])));
  const reasons = counted(sets.flatMap(({ page }) => ('reason' in page ? [page.reason] : [])));
  const running = sets.filter(({ page }) => 'place' in page).length;
  const which = running > 0 ? ` (${places})` : '';
  const others = running < sets.length ? `; not ${reasons}` : '';
  return `in the page: ${running} of ${sets.length} sets${which}${others}`;
}

/** `2 worker, 1 bundle`: the most frequent first. */
function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}
