import { isSamePath } from 'static-pages/paths';
import {
  ancestorGroups,
  type SidebarEntry,
  type SidebarGroup,
} from '../../content/navigation/sidebarTree';
import { usePagePath } from '../i18n/paths';
import { useText } from '../i18n/useText';
import { isCurrentEntry } from '../navbar/navTree';
import { useNavItems } from '../navbar/useNavItems';
import { Link } from '../navigation/link/Link';
import { useCurrentPage } from '../page/currentPage';
import * as styles from './Sidebar.module.css';
import { SidebarEntries } from './SidebarEntries';
import { useSidebarTree } from './useSidebarTree';

/** The pages of the current section. Browsers get the list as HTML; sidebarEvents.ts handles its events. */
export function Sidebar() {
  const text = useText();
  const { section } = useCurrentPage();
  const { entries, isCurrent } = useSidebarTree();
  const ancestors = ancestorGroups(entries, isCurrent);
  const isOpen = (group: SidebarGroup) =>
    !group.collapsible || !group.collapsed || ancestors.includes(group);
  // The first page of the section is left out: the navbar and `Sections` link to it.
  const shown = shortenGroups(entries, ancestors).filter(
    (entry) => entry.kind !== 'link' || !isSamePath(entry.href, `${section?.path}/`),
  );
  return (
    <>
      <Sections />
      <nav aria-label={text.sidebar} data-sidebar-list>
        <SidebarEntries entries={shown} isCurrent={isCurrent} isOpen={isOpen} />
      </nav>
    </>
  );
}

/**
 * Shortens the long groups, which have the context `one-group` and whose pages list all of their entries.
 * For a page inside an inner group, only that group is left. For a page inside another top-level group,
 * only the title is left.
 *
 * @param ancestors the groups around the current page, outermost first
 */
function shortenGroups(entries: SidebarEntry[], ancestors: SidebarGroup[]): SidebarEntry[] {
  const [outer, inner] = ancestors;
  return entries.map((entry) => {
    if (!outer || entry.kind !== 'group' || entry.context !== 'one-group') return entry;
    if (entry !== outer) return { ...entry, entries: [] };
    return inner ? { ...entry, entries: [{ ...inner, collapsible: false }] } : entry;
  });
}

/** Links to all sections, for the panel on phones. */
function Sections() {
  const text = useText();
  const path = usePagePath();
  const sections = useNavItems().filter(({ href }) => href !== undefined);
  return (
    <nav aria-label={text.mainNavigation} className={styles.sections}>
      {sections.map((section) => (
        <Link
          key={section.href}
          href={section.href}
          aria-current={isCurrentEntry(section, path) ? 'true' : undefined}
        >
          {section.text}
        </Link>
      ))}
    </nav>
  );
}
