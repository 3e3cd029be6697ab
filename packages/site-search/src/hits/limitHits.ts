export interface HitLimits {
  /** How many hits there may be. */
  readonly hits: number;
  /** How many of them may be of one page. */
  readonly perPage: number;
}

/** The first items, as many as the limits allow, each URL once. */
export function limitHits<Item>(
  items: readonly Item[],
  urlOf: (item: Item) => string,
  { hits, perPage }: HitLimits,
): Item[] {
  const urls = new Set<string>();
  const counts = new Map<string, number>();
  const shown = items.filter((item) => {
    const url = urlOf(item);
    const page = url.replace(/#.*$/, '');
    const count = counts.get(page) ?? 0;
    if (urls.has(url) || count >= perPage) return false;
    urls.add(url);
    counts.set(page, count + 1);
    return true;
  });
  return shown.slice(0, hits);
}
