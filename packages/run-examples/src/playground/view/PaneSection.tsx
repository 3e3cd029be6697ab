import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../view/Icon';

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

interface ToolButtonProps {
  icon: ComponentProps<typeof Icon>['name'];
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

/** A button with an icon; its label shows on hover. */
export function ToolButton({ icon, label, disabled, onClick }: ToolButtonProps) {
  return (
    <button type="button" className="run-tool" title={label} disabled={disabled} onClick={onClick}>
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
