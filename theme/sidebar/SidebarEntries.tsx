import { type ReactNode, useId } from 'react';
import {
  isNamedPage,
  type SidebarEntry,
  type SidebarGroup,
} from '../../content/navigation/sidebarTree';
import { useProseText } from '../i18n/useProseText';
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
      return (
        <SidebarGroupEntry
          group={entry}
          isOpen={state.isOpen(entry)}
          isCurrent={entry.href !== undefined && state.isCurrent(entry.href)}
        >
          {entry.entries.length > 0 ? <SidebarEntries entries={entry.entries} {...state} /> : null}
        </SidebarGroupEntry>
      );
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

interface SidebarGroupEntryProps {
  group: SidebarGroup;
  isOpen: boolean;
  isCurrent: boolean;
  /** The list of the group's pages. */
  children: ReactNode;
}

/** A group's title, which may be a page itself, and the button that shows or hides its pages. */
function SidebarGroupEntry({ group, isOpen, isCurrent, children }: SidebarGroupEntryProps) {
  const text = useProseText();
  const list = useId();
  const { href } = group;
  /** The button's labels, by whether the group is expanded. */
  const labels = { true: text.collapseGroup(group.text), false: text.expandGroup(group.text) };
  const title = (
    <>
      {group.text}
      <Tag tag={group.tag} />
    </>
  );
  return (
    <>
      <div className={styles.groupTitle}>
        {href === undefined ? null : (
          <Link
            className={styles.groupLink}
            href={href}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {title}
          </Link>
        )}
        {group.collapsible ? (
          <button
            type="button"
            className={href === undefined ? styles.groupButton : styles.groupToggle}
            aria-expanded={isOpen}
            aria-controls={list}
            aria-label={href === undefined ? undefined : labels[`${isOpen}`]}
            data-group={group.id}
            data-open={isOpen}
            data-labels={href === undefined ? undefined : JSON.stringify(labels)}
          >
            {href === undefined ? <span>{title}</span> : null}
            <Icon name="chevron" />
          </button>
        ) : null}
        {href === undefined && !group.collapsible ? (
          <span className={styles.groupLink}>{title}</span>
        ) : null}
      </div>
      <div id={list} className={styles.groupEntries} hidden={!isOpen}>
        {children}
      </div>
    </>
  );
}
