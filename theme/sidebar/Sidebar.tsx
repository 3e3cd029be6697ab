import { useProseText } from '../i18n/useProseText';
import { useText } from '../i18n/useText';
import { FilterInput } from '../ui/filter/FilterInput';
import { FilterStatus } from '../ui/filter/FilterStatus';
import * as styles from './Sidebar.module.css';
import { SidebarEntries } from './SidebarEntries';
import { ancestorGroups, type SidebarGroup } from './sidebarTree';
import { useSidebarTree } from './useSidebarTree';

/** The pages of the current section. Browsers get it as HTML: sidebarEvents.ts and theme/filter make it interactive. */
export function Sidebar() {
  const text = useText();
  const { sidebarFilter } = useProseText();
  const { entries, isCurrent } = useSidebarTree();
  const around = new Set(ancestorGroups(entries, isCurrent));
  const isOpen = (group: SidebarGroup) =>
    !group.collapsible || !group.collapsed || around.has(group);
  return (
    <nav aria-label={text.sidebar} data-sidebar-list>
      <div className={styles.filter} data-needs-js>
        <FilterInput placeholder={sidebarFilter} aria-label={sidebarFilter} />
        <FilterStatus />
      </div>
      <SidebarEntries entries={entries} isCurrent={isCurrent} isOpen={isOpen} />
    </nav>
  );
}
