import type { ReactNode } from 'react';
import { TOOL_MENU } from '../../settings/site';
import * as styles from './Tooltip.module.css';
import { useHoverOpen } from './useHoverOpen';
import { usePresence } from './usePresence';

export interface TooltipProps {
  /** The text. It's hidden from screen readers, as the control's accessible name already says it. */
  text: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** A tooltip on hover and keyboard focus. */
export function Tooltip({ text, open: controlled, onOpenChange, children }: TooltipProps) {
  const { open, props } = useHoverOpen({
    delay: TOOL_MENU.hoverDelay,
    open: controlled,
    onOpenChange,
  });
  const { presence, onAnimationEnd } = usePresence(open, TOOL_MENU.motionDeadline);
  return (
    <span className={styles.root} {...props}>
      {children}
      {presence ? (
        <span
          className={styles.tip}
          data-presence={presence}
          aria-hidden="true"
          onAnimationEnd={onAnimationEnd}
        >
          {text}
        </span>
      ) : null}
    </span>
  );
}
