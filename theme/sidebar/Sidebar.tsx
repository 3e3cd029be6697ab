import { useSite } from '@rspress/core/runtime';
import { isSamePath } from 'static-pages/paths';
import {
  ancestorGroups,
  type SidebarEntry,
  type SidebarGroup,
} from '../../content/navigation/sidebarTree';
import { parseSitePath } from '../../content/routes/sitePath';
import { usePagePath, usePathRules } from '../i18n/paths';
import { useText } from '../i18n/useText';
import { Link } from '../navigation/link/Link';
import { useCurrentPage } from '../page/currentPage';
import * as styles from './Sidebar.module.css';
import { SidebarEntries } from './SidebarEntries';
import { useSidebarTree } from './useSidebarTree';

/** The pages of the current section. Browsers get it as HTML: sidebarEvents.ts makes it interactive. */
export function Sidebar() {
  const text = useText();
  const { section } = useCurrentPage();
  const { entries, isCurrent } = useSidebarTree();
  const ancestors = ancestorGroups(entries, isCurrent);
  const isOpen = (group: SidebarGroup) =>
    !group.collapsible || !group.collapsed || ancestors.includes(group);
  // The navbar and the panel's header link to the section's own page.
  const shown = shortened(entries, ancestors).filter(
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
 * Shortens long groups, which have the context `one-group`: on a page in one of its groups, only that is
 * left, and on pages outside, only the title. The page of the title lists everything.
 *
 * @param ancestors the groups around the current page, outermost first
 */
function shortened(entries: SidebarEntry[], [outer, inner]: SidebarGroup[]): SidebarEntry[] {
  return entries.map((entry) => {
    if (!outer || entry.kind !== 'group' || entry.context !== 'one-group') return entry;
    if (entry !== outer) return { ...entry, entries: [] };
    return inner ? { ...entry, entries: [{ ...inner, collapsible: false }] } : entry;
  });
}

/**
 * Links to all sections, for the panel of phones. They don't share the navbar's code, which browsers
 * would then load with the sidebar.
 */
function Sections() {
  const text = useText();
  const path = usePagePath();
  const { language, version } = parseSitePath(path, usePathRules());
  const { nav } = useSite().site.themeConfig.locales.find(({ lang }) => lang === language) ?? {};
  const items = Array.isArray(nav) ? nav : nav?.[version || 'default'];
  return (
    <nav aria-label={text.mainNavigation} className={styles.sections}>
      {items?.map((item) =>
        'link' in item && item.link ? (
          <Link
            key={item.link}
            href={item.link}
            aria-current={new RegExp(item.activeMatch ?? item.link).test(path) ? 'true' : undefined}
          >
            {item.text}
          </Link>
        ) : null,
      )}
    </nav>
  );
}
