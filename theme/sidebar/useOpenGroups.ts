import { useCallback, useMemo, useState } from 'react';
import { groupsAround, type SidebarGroup } from './sidebarTree';
import type { CurrentSidebar } from './useSidebarTree';

/**
 * Which groups stand open: what the reader chose for the page he is on, else the group of the
 * current page, else what the sidebar's settings say.
 */
export function useOpenGroups({ entries, isCurrent }: CurrentSidebar) {
  const around = useMemo(() => groupsAround(entries, isCurrent), [entries, isCurrent]);
  const place = around.join(' ');
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [seenPlace, setSeenPlace] = useState(place);
  if (seenPlace !== place) {
    // Moving into another group opens it, whatever was chosen for it before.
    setSeenPlace(place);
    setChosen(new Map([...chosen].filter(([id]) => !around.includes(id))));
  }

  const isOpen = useCallback(
    (group: SidebarGroup) =>
      !group.collapsible ||
      (chosen.get(group.id) ?? (around.includes(group.id) || !group.collapsed)),
    [chosen, around],
  );
  const toggle = useCallback(
    (group: SidebarGroup) => setChosen((old) => new Map(old).set(group.id, !isOpen(group))),
    [isOpen],
  );
  return { isOpen, toggle };
}
