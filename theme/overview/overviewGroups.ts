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
  /** Whether the address is the overview page itself, which doesn't list itself. */
  isSelf: (href: string) => boolean;
  /** Whether the overview covers the address: what lies below its own. */
  isBelow: (href: string) => boolean;
  pageOf: (href: string) => { description?: string; headings: OverviewHeading[] };
  /** Which heading levels are listed. */
  depths: readonly number[];
}

/** The pages below an overview, under the sidebar's groups and section headers; none is empty. */
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
  const listed = headings.filter(({ depth }) => source.depths.includes(depth));
  pages.push({ text: entry.text, href: entry.href, description, headings: listed });
}

/** What matching looks at: case and hyphens don't count. */
function folded(text: string): string {
  return text.toLowerCase().replaceAll('-', '');
}

/** What a filter leaves: pages, each with the headings that are left of it. */
export type ShownPages = ReadonlyMap<OverviewPage, readonly OverviewHeading[]>;

/** A group whose name matches stays whole; else the pages that match, or their headings. */
export function filterOverview(groups: readonly OverviewGroup[], query: string): ShownPages {
  const wanted = folded(query.trim());
  const matches = (text: string) => folded(text).includes(wanted);
  const shown = new Map<OverviewPage, readonly OverviewHeading[]>();
  for (const group of groups) {
    const whole = matches(group.name);
    for (const page of group.pages) {
      if (whole || matches(page.text)) {
        // The very list: a view may tell by it that nothing has changed.
        shown.set(page, page.headings);
        continue;
      }
      const headings = page.headings.filter((heading) => matches(heading.text));
      if (headings.length > 0) shown.set(page, headings);
    }
  }
  return shown;
}
