import { useCallback, useMemo, useState } from 'react';
import { ancestorGroups, type SidebarGroup } from './sidebarTree';
import type { CurrentSidebar } from './useSidebarTree';

/**
 * Which groups are expanded: the reader's choice on the current page, else the current page's groups,
 * else the sidebar's configuration.
 */
export function useOpenGroups({ entries, isCurrent }: CurrentSidebar) {
  const ancestors = useMemo(
    () => ancestorGroups(entries, isCurrent).map(({ id }) => id),
    [entries, isCurrent],
  );
  const groups = ancestors.join(' ');
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [seenGroups, setSeenGroups] = useState(groups);
  if (seenGroups !== groups) {
    // Navigating into another group expands it, even if it was collapsed before.
    setSeenGroups(groups);
    setChosen(new Map([...chosen].filter(([id]) => !ancestors.includes(id))));
  }

  const isOpen = useCallback(
    (group: SidebarGroup) =>
      !group.collapsible ||
      (chosen.get(group.id) ?? (ancestors.includes(group.id) || !group.collapsed)),
    [chosen, ancestors],
  );
  const toggle = useCallback(
    (group: SidebarGroup) => setChosen((old) => new Map(old).set(group.id, !isOpen(group))),
    [isOpen],
  );
  return { isOpen, toggle };
}
