import { useId } from 'react';
import {
  isNamedPage,
  type SidebarEntry,
  type SidebarGroup,
} from '../../content/navigation/sidebarTree';
import { useText } from '../i18n/useText';
import { Link } from '../navigation/link/Link';
import { Icon } from '../ui/icons/Icon';
import { Tag } from '../ui/popup/Tag';
import * as styles from './Sidebar.module.css';

export interface SidebarEntriesProps {
  entries: SidebarEntry[];
  isCurrent: (href: string) => boolean;
  isOpen: (group: SidebarGroup) => boolean;
}

/** A list of the sidebar, at any depth. */
export function SidebarEntries({ entries, ...state }: SidebarEntriesProps) {
  return (
    <ul className="list">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className={styles.entry}
          data-context={'context' in entry ? entry.context : undefined}
        >
          <Entry entry={entry} {...state} />
        </li>
      ))}
    </ul>
  );
}

type EntryProps = { entry: SidebarEntry } & Omit<SidebarEntriesProps, 'entries'>;

function Entry({ entry, ...state }: EntryProps) {
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
      return <GroupEntry group={entry} {...state} />;
    case 'link':
      return (
        <Link
          className={styles.link}
          href={entry.href}
          aria-current={state.isCurrent(entry.href) ? 'page' : undefined}
        >
          {isNamedPage(entry) ? <code translate="no">{entry.text}</code> : entry.text}
          <Tag tag={entry.tag} />
        </Link>
      );
  }
}

type GroupEntryProps = { group: SidebarGroup } & Omit<SidebarEntriesProps, 'entries'>;

/**
 * A group's title and its pages. The title of every group that can be collapsed only shows or hides the
 * pages, which then begin with the group's own page.
 */
function GroupEntry({ group, ...state }: GroupEntryProps) {
  const { overviewTitle } = useText();
  const list = useId();
  const { id, href, collapsible, entries } = group;
  const isOpen = state.isOpen(group);
  const title = (
    <>
      {group.text}
      <Tag tag={group.tag} />
    </>
  );
  const shown = [...entries];
  if (collapsible && href !== undefined) {
    shown.unshift({ kind: 'link', id: `${id}.own`, text: overviewTitle, href });
  }
  return (
    <>
      <div className={styles.groupTitle}>
        {collapsible ? (
          <button
            type="button"
            className={styles.groupButton}
            aria-expanded={isOpen}
            aria-controls={list}
            data-group={id}
            data-open={isOpen}
          >
            <span>{title}</span>
            <Icon name="chevron" />
          </button>
        ) : href === undefined ? (
          <span className={styles.groupLink}>{title}</span>
        ) : (
          <Link
            className={styles.groupLink}
            href={href}
            aria-current={state.isCurrent(href) ? 'page' : undefined}
          >
            {title}
          </Link>
        )}
      </div>
      <div id={list} className={styles.groupEntries} hidden={!isOpen}>
        {shown.length > 0 ? <SidebarEntries entries={shown} {...state} /> : null}
      </div>
    </>
  );
}
