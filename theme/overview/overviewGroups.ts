import type { SidebarEntry } from '../sidebar/sidebarTree';

export interface OverviewHeading {
  id: string;
  text: string;
  depth: number;
}

export interface OverviewPage {
  text: string;
  href: string;
  description?: string;
  headings: OverviewHeading[];
}

export interface OverviewGroup {
  name: string;
  pages: OverviewPage[];
}

export interface OverviewSource {
  entries: SidebarEntry[];
  /** Whether the link leads to the overview page, which doesn't list itself. */
  isSelf: (href: string) => boolean;
  /** Whether the linked page is below the overview page. */
  isBelow: (href: string) => boolean;
  pageOf: (href: string) => { description?: string; headings: OverviewHeading[] };
  /** The heading levels to list. */
  depths: readonly number[];
  /** The IDs of headings not to list. */
  unlisted: readonly string[];
}

/** The pages below an overview, grouped by the sidebar's groups and section headers, without empty groups. */
export function overviewGroups(source: OverviewSource, name = ''): OverviewGroup[] {
  const groups: OverviewGroup[] = [];
  let current: OverviewGroup = { name, pages: [] };
  const finish = (next: OverviewGroup) => {
    if (current.pages.length > 0) groups.push(current);
    current = next;
  };
  for (const entry of source.entries) {
    if (entry.kind === 'header') finish({ name: entry.text, pages: [] });
    if (entry.kind === 'link') addPage(current.pages, entry, source);
    if (entry.kind === 'group') {
      finish({ name: current.name, pages: [] });
      groups.push(...overviewGroups({ ...source, entries: entry.entries }, entry.text));
    }
  }
  finish({ name, pages: [] });
  return groups;
}

function addPage(
  pages: OverviewPage[],
  entry: { text: string; href: string },
  source: OverviewSource,
) {
  if (source.isSelf(entry.href) || !source.isBelow(entry.href)) return;
  const { description, headings } = source.pageOf(entry.href);
  const listed = headings.filter(
    ({ id, depth }) => source.depths.includes(depth) && !source.unlisted.includes(id),
  );
  pages.push({ text: entry.text, href: entry.href, description, headings: listed });
}

/** Normalizes text for matching, which ignores case and hyphens. */
function folded(text: string): string {
  return text.toLowerCase().replaceAll('-', '');
}

/** The pages that match a filter, each with its matching headings. */
export type ShownPages = ReadonlyMap<OverviewPage, readonly OverviewHeading[]>;

/** Filters the groups: all of a group whose name matches, otherwise its matching pages and headings. */
export function filterOverview(groups: readonly OverviewGroup[], query: string): ShownPages {
  const wanted = folded(query.trim());
  const matches = (text: string) => folded(text).includes(wanted);
  const shown = new Map<OverviewPage, readonly OverviewHeading[]>();
  for (const group of groups) {
    const whole = matches(group.name);
    for (const page of group.pages) {
      if (whole || matches(page.text)) {
        // The same array, so that memoized views see that nothing has changed.
        shown.set(page, page.headings);
        continue;
      }
      const headings = page.headings.filter((heading) => matches(heading.text));
      if (headings.length > 0) shown.set(page, headings);
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
  const heading = headings.find(({ text }) => folded(text).includes(wanted));
  return heading ? `${href}#${heading.id}` : href;
}
