/** What the filter searches: a group's name, its pages' names, and their headings. */
export interface FilterGroup {
  name: string;
  pages: FilterPage[];
}

export interface FilterPage extends FilterEntry {
  headings: FilterEntry[];
}

export interface FilterEntry {
  text: string;
  href: string;
}

/** The pages that match a filter, each with its matching headings. */
export type ShownPages = ReadonlyMap<FilterPage, readonly FilterEntry[]>;

/** Normalizes text for matching, which ignores case and hyphens. */
function folded(text: string): string {
  return text.toLowerCase().replaceAll('-', '');
}

/** Filters the groups: all of a group whose name matches, otherwise its matching pages and headings. */
export function filterOverview(groups: readonly FilterGroup[], query: string): ShownPages {
  const wanted = folded(query.trim());
  const matches = (text: string) => folded(text).includes(wanted);
  const shown = new Map<FilterPage, readonly FilterEntry[]>();
  for (const group of groups) {
    const whole = matches(group.name);
    for (const page of group.pages) {
      const all = whole || matches(page.text);
      const headings = all ? page.headings : page.headings.filter(({ text }) => matches(text));
      if (all || headings.length > 0) shown.set(page, headings);
    }
  }
  return shown;
}

/**
 * The link that Enter in the filter follows: the page of that name, otherwise the first page whose name
 * matches, otherwise the first heading. `undefined` if nothing matches or the filter is empty.
 */
export function bestMatch(shown: ShownPages, query: string): string | undefined {
  const wanted = folded(query.trim());
  if (wanted === '') return undefined;
  const pages = [...shown.keys()];
  const page =
    pages.find(({ text }) => folded(text) === wanted) ??
    pages.find(({ text }) => folded(text).includes(wanted));
  if (page) return page.href;
  const [first] = shown;
  if (!first) return undefined;
  const [{ href }, headings] = first;
  return headings.find(({ text }) => folded(text).includes(wanted))?.href ?? href;
}
