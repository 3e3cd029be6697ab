import { type ReactNode, useId } from 'react';
import type { SidebarGroup } from '../../content/navigation/sidebarTree';
import { useProseText } from '../i18n/useProseText';
import { Link } from '../navigation/link/Link';
import { Icon } from '../ui/icons/Icon';
import { Tag } from '../ui/popup/Tag';
import * as styles from './Sidebar.module.css';

interface SidebarGroupEntryProps {
  group: SidebarGroup;
  isOpen: boolean;
  isCurrent: boolean;
  /** The list of its pages. */
  children: ReactNode;
}

/** A group's title, which may be a page itself, and the button that shows or hides its pages. */
export function SidebarGroupEntry({ group, isOpen, isCurrent, children }: SidebarGroupEntryProps) {
  const text = useProseText();
  const list = useId();
  const { href } = group;
  // By whether it's expanded.
  const labels = {
    true: text.collapseGroup(group.text),
    false: text.expandGroup(group.text),
  };
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
