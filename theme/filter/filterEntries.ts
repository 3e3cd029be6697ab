/** A page, heading, or group in a list, with the entries that belong to it. */
export interface FilterEntry<Child> {
  text: string;
  /** A heading's has a fragment. A group doesn't have one. */
  href?: string;
  children: Child[];
}

/** Normalizes text for matching, which ignores case and hyphens. */
function folded(text: string): string {
  return text.toLowerCase().replaceAll('-', '');
}

function isPage({ href }: { href?: string }): boolean {
  return href !== undefined && !href.includes('#');
}

/** The entries that match a filter, in order, with everything below them and the entries they belong to. */
export function filterEntries<T extends FilterEntry<T>>(entries: readonly T[], query: string): T[] {
  return matching(entries, folded(query.trim()), false);
}

function matching<T extends FilterEntry<T>>(
  entries: readonly T[],
  wanted: string,
  below: boolean,
): T[] {
  return entries.flatMap((entry) => {
    const whole = below || folded(entry.text).includes(wanted);
    const inner = matching(entry.children, wanted, whole);
    return whole || inner.length > 0 ? [entry, ...inner] : [];
  });
}

/** The number of pages among the entries. */
export function countPages(entries: readonly { href?: string }[]): number {
  return entries.filter(isPage).length;
}

/**
 * The entry that Enter in the filter opens: the page of that name, otherwise the first page whose name
 * matches, otherwise the first heading. `undefined` if nothing matches or the filter is empty.
 */
export function bestMatch<T extends FilterEntry<T>>(
  shown: readonly T[],
  query: string,
): T | undefined {
  const wanted = folded(query.trim());
  if (wanted === '') return undefined;
  const pages = shown.filter(isPage);
  const links = [...pages, ...shown.filter(({ href }) => href?.includes('#'))];
  return (
    pages.find(({ text }) => folded(text) === wanted) ??
    links.find(({ text }) => folded(text).includes(wanted)) ??
    links[0]
  );
}
