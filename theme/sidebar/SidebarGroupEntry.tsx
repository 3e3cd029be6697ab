import { useId } from 'react';
import { Icon } from '../icons/Icon';
import { useText } from '../language/useText';
import { Link } from '../link/Link';
import { Tag } from '../popup/Tag';
import styles from './Sidebar.module.css';
import { SidebarEntries, type SidebarEntriesProps } from './SidebarEntries';
import type { SidebarGroup } from './sidebarTree';

type Props = { group: SidebarGroup } & Omit<SidebarEntriesProps, 'entries'>;

/** A group's title, which may be a page itself, and the button that shows or hides its pages. */
export function SidebarGroupEntry({ group, ...rest }: Props) {
  const text = useText();
  const list = useId();
  const open = rest.isOpen(group);
  const { href } = group;
  const toggle = () => rest.toggle(group);
  const label = open ? text.collapseGroup(group.text) : text.expandGroup(group.text);
  return (
    <>
      <div className={styles.groupTitle}>
        {href === undefined ? null : (
          <Link
            className={styles.groupLink}
            href={href}
            aria-current={rest.isCurrent(href) ? 'page' : undefined}
          >
            {group.text}
            <Tag tag={group.tag} />
          </Link>
        )}
        {group.collapsible ? (
          <button
            type="button"
            className={href === undefined ? styles.groupButton : styles.groupToggle}
            aria-expanded={open}
            aria-controls={list}
            aria-label={href === undefined ? undefined : label}
            onClick={toggle}
          >
            {href === undefined ? (
              <span>
                {group.text}
                <Tag tag={group.tag} />
              </span>
            ) : null}
            <Icon name="chevron" />
          </button>
        ) : null}
        {href === undefined && !group.collapsible ? (
          <span className={styles.groupLink}>
            {group.text}
            <Tag tag={group.tag} />
          </span>
        ) : null}
      </div>
      <div id={list} className={styles.groupEntries} hidden={!open}>
        <SidebarEntries entries={group.entries} {...rest} />
      </div>
    </>
  );
}
