import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react';
import { useHydrated } from '../../theme/ui/useHydrated';
import { RESTORE_TABS } from './restoreTabs';
import * as styles from './Tabs.module.css';

export interface TabProps {
  label: string;
  /** The value that's stored; defaults to the label. */
  value?: string;
  children: ReactNode;
}

/** One panel of `Tabs`. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

export interface TabsProps {
  /** Groups with the same ID show the same tab on every page; the choice is stored. */
  groupId?: string;
  /** The name of the group for screen readers. */
  label?: string;
  children: ReactNode;
}

/**
 * Tab panels. The first is shown until tabEvents.ts selects another; without JavaScript, all are
 * shown, one below the other.
 */
export function Tabs({ groupId, label, children }: TabsProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const tabs = Children.toArray(children).filter(isValidElement) as ReactElement<TabProps>[];
  const values = tabs.map(({ props }) => props.value ?? props.label);
  return (
    <div className={styles.tabs} data-tabs data-tab-group={groupId}>
      {/* Only in prerendered HTML: browsers don't run scripts that React inserts. */}
      {groupId === undefined || isHydrated ? null : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, see its file
        <script dangerouslySetInnerHTML={{ __html: RESTORE_TABS }} suppressHydrationWarning />
      )}
      <div className={styles.list} role="tablist" aria-label={label}>
        {tabs.map(({ props }, index) => (
          <button
            key={values[index]}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className={styles.tab}
            data-tab={values[index]}
            aria-selected={index === 0}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === 0 ? 0 : -1}
            suppressHydrationWarning
          >
            {props.label}
          </button>
        ))}
      </div>
      {tabs.map(({ props }, index) => (
        <div
          key={values[index]}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          className={styles.panel}
          aria-labelledby={`${id}-tab-${index}`}
          data-label={props.label}
          hidden={index !== 0}
          suppressHydrationWarning
        >
          {props.children}
        </div>
      ))}
    </div>
  );
}
