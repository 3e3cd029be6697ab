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
