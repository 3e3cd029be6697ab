import {
  isNamedPage,
  type SidebarEntry,
  type SidebarGroup,
} from '../../content/navigation/sidebarTree';
import { Link } from '../navigation/link/Link';
import { Tag } from '../ui/popup/Tag';
import * as styles from './Sidebar.module.css';
import { SidebarGroupEntry } from './SidebarGroupEntry';

export interface SidebarEntriesProps {
  entries: SidebarEntry[];
  isCurrent: (href: string) => boolean;
  isOpen: (group: SidebarGroup) => boolean;
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
      return (
        <SidebarGroupEntry
          group={entry}
          isOpen={rest.isOpen(entry)}
          isCurrent={entry.href !== undefined && rest.isCurrent(entry.href)}
        >
          <SidebarEntries entries={entry.entries} {...rest} />
        </SidebarGroupEntry>
      );
    case 'link':
      return (
        <PageLink
          href={entry.href}
          text={entry.text}
          tag={entry.tag}
          current={rest.isCurrent(entry.href)}
        />
      );
  }
}

interface PageLinkProps {
  href: string;
  text: string;
  tag: string | undefined;
  current: boolean;
}

function PageLink({ href, text, tag, current }: PageLinkProps) {
  return (
    <Link className={styles.link} href={href} aria-current={current ? 'page' : undefined}>
      {isNamedPage({ text, href }) ? <code translate="no">{text}</code> : text}
      <Tag tag={tag} />
    </Link>
  );
}

function contextOf(entry: SidebarEntry): string | undefined {
  return entry.kind === 'link' || entry.kind === 'group' ? entry.context : undefined;
}
