import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react';
import { RESTORE_TABS } from './restoreTabs';
import styles from './Tabs.module.css';

export interface TabProps {
  label: string;
  /** What is remembered; the label when left out. */
  value?: string;
  children: ReactNode;
}

/** One panel of `Tabs`. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

export interface TabsProps {
  /** Groups of one id show the same tab, on every page, also next time. */
  groupId?: string;
  /** The name of the group for screen readers. */
  label?: string;
  children: ReactNode;
}

/**
 * Panels of which one is shown: the first, until liveTabs.ts shows another. Without scripts all
 * are, one below the other.
 */
export function Tabs({ groupId, label, children }: TabsProps) {
  const id = useId();
  const tabs = Children.toArray(children).filter(isValidElement) as ReactElement<TabProps>[];
  const values = tabs.map(({ props }) => props.value ?? props.label);
  return (
    <div className={styles.tabs} data-tabs data-tab-group={groupId}>
      {groupId === undefined ? null : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own, see its file
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
