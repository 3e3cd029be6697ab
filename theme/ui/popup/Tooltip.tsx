import type { ReactNode } from 'react';
import { TIMING } from '../../settings/site';
import * as styles from './Tooltip.module.css';
import { useDisclosure } from './useDisclosure';

interface TooltipProps {
  /** Hidden from screen readers, because it repeats the accessible name of the control in `children`. */
  text: string;
  children: ReactNode;
}

/** A tooltip on hover and focus. */
export function Tooltip({ text, children }: TooltipProps) {
  const { open, rootProps } = useDisclosure({
    openDelay: TIMING.hoverDelay,
    hideDelay: TIMING.hoverDelay,
    isTooltip: true,
  });
  return (
    <div className={styles.root} {...rootProps}>
      {children}
      <span className={styles.tip} hidden={!open} data-popup aria-hidden="true">
        {text}
      </span>
    </div>
  );
}
