import type { ReactNode } from 'react';
import { TOOL_MENU } from '../site';
import styles from './Tooltip.module.css';
import { useHoverOpen } from './useHoverOpen';
import { usePresence } from './usePresence';

export interface TooltipProps {
  /** The words; the control's accessible name says them already, so they are only for the eye. */
  text: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** Names an icon to whoever hovers over it or reaches it by keyboard. */
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
