import type { ReactNode } from 'react';
import { TIMING } from '../../settings/site';
import * as styles from './Tooltip.module.css';
import { type DisclosureOptions, useDisclosure } from './useDisclosure';

export interface TooltipProps extends Pick<DisclosureOptions, 'open' | 'onOpenChange'> {
  /** Hidden from screen readers, because it repeats the accessible name of the control in `children`. */
  text: string;
  children: ReactNode;
}

/** A tooltip on hover and focus. Controlled if `open` is set, like `ToolMenu`. */
export function Tooltip({ text, children, ...state }: TooltipProps) {
  const { hoverDelay } = TIMING;
  const { open, rootProps } = useDisclosure({
    openDelay: hoverDelay,
    hideDelay: hoverDelay,
    isTooltip: true,
    ...state,
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
