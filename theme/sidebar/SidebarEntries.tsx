import { Link } from '../link/Link';
import { Tag } from '../popup/Tag';
import styles from './Sidebar.module.css';
import { SidebarGroupEntry } from './SidebarGroupEntry';
import type { SidebarEntry, SidebarGroup } from './sidebarTree';

export interface SidebarEntriesProps {
  entries: SidebarEntry[];
  isCurrent: (href: string) => boolean;
  isOpen: (group: SidebarGroup) => boolean;
  toggle: (group: SidebarGroup) => void;
}

/** A list of the sidebar, at any depth. */
export function SidebarEntries({ entries, ...rest }: SidebarEntriesProps) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry} data-context={contextOf(entry)}>
          <Entry entry={entry} {...rest} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry, ...rest }: { entry: SidebarEntry } & Omit<SidebarEntriesProps, 'entries'>) {
  switch (entry.kind) {
    case 'divider':
      return <hr className={styles.divider} data-line={entry.line} />;
    case 'header':
      return (
        <p className={styles.header}>
          {entry.text}
          <Tag tag={entry.tag} />
        </p>
      );
    case 'group':
      return <SidebarGroupEntry group={entry} {...rest} />;
    case 'link':
      return (
        <Link
          className={styles.link}
          href={entry.href}
          aria-current={rest.isCurrent(entry.href) ? 'page' : undefined}
        >
          {entry.text}
          <Tag tag={entry.tag} />
        </Link>
      );
  }
}

function contextOf(entry: SidebarEntry): string | undefined {
  return entry.kind === 'link' || entry.kind === 'group' ? entry.context : undefined;
}
