import { useText } from '../i18n/useText';
import { SidebarEntries } from './SidebarEntries';
import { ancestorGroups, type SidebarGroup } from './sidebarTree';
import { useSidebarTree } from './useSidebarTree';

/** The pages of the current section. Browsers get it as HTML: sidebarEvents.ts makes it interactive. */
export function Sidebar() {
  const text = useText();
  const { entries, isCurrent } = useSidebarTree();
  const around = new Set(ancestorGroups(entries, isCurrent));
  const isOpen = (group: SidebarGroup) =>
    !group.collapsible || !group.collapsed || around.has(group);
  return (
    <nav aria-label={text.sidebar} data-sidebar-list>
      <SidebarEntries entries={entries} isCurrent={isCurrent} isOpen={isOpen} />
    </nav>
  );
}
