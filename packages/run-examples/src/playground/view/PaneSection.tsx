import type { ReactNode } from 'react';

export interface PaneProps {
  id: string;
  label: string;
  /** Whether it's one of several tabs rather than next to the other panes. */
  isTab: boolean;
  tabId: string;
  hidden: boolean;
}

interface PaneSectionProps extends PaneProps {
  name: string;
  children: ReactNode;
}

/** A region, or the panel of a tab. */
export function PaneSection({ id, label, isTab, tabId, hidden, name, children }: PaneSectionProps) {
  return (
    <section
      id={id}
      className={`play-pane play-${name}`}
      hidden={hidden}
      {...(isTab ? { role: 'tabpanel', 'aria-labelledby': tabId } : { 'aria-label': label })}
    >
      {children}
    </section>
  );
}
