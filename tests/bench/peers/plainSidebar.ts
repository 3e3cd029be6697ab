import type { SidebarEntry } from '../../../content/navigation/sidebarTree.ts';

/** One entry of a sidebar: a page, or a group, which may have a page itself. */
export interface PlainEntry {
  text: string;
  route?: string;
  entries?: PlainEntry[];
}

/** Entries as nested lists of pages. What follows a section header is in a group of its name. */
export function plainSidebar(entries: readonly SidebarEntry[]): PlainEntry[] {
  const result: PlainEntry[] = [];
  let into = result;
  for (const entry of entries) {
    if (entry.kind === 'header') {
      into = [];
      result.push({ text: entry.text, entries: into });
    } else if (entry.kind === 'link') {
      into.push({ text: entry.text, route: entry.href });
    } else if (entry.kind === 'group') {
      const route = entry.href === undefined ? {} : { route: entry.href };
      result.push({ text: entry.text, entries: plainSidebar(entry.entries), ...route });
    }
  }
  return result;
}
