import type { SidebarEntry } from '../../content/navigation/sidebarTree';

/** All links in reading order, including the groups' own pages. */
export function linksInOrder(entries: SidebarEntry[]): { text: string; href: string }[] {
  return entries.flatMap((entry) => {
    if (entry.kind === 'link') return [{ text: entry.text, href: entry.href }];
    if (entry.kind !== 'group') return [];
    const groupPage = entry.href === undefined ? [] : [{ text: entry.text, href: entry.href }];
    return [...groupPage, ...linksInOrder(entry.entries)];
  });
}

/** The pages before and after the current one; empty if the sidebar doesn't contain it. */
export function neighbors(
  entries: SidebarEntry[],
  isCurrent: (href: string) => boolean,
): { previous?: { text: string; href: string }; next?: { text: string; href: string } } {
  const links = linksInOrder(entries);
  const at = links.findIndex((link) => isCurrent(link.href));
  return at === -1 ? {} : { previous: links[at - 1], next: links[at + 1] };
}
