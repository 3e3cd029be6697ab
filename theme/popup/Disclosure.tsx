import { type MouseEvent, type ReactNode, useId } from 'react';
import { Icon } from '../icons/Icon';
import { TIMING } from '../site';
import styles from './Disclosure.module.css';
import { useDisclosure } from './useDisclosure';

export interface DisclosureProps {
  /** What the button shows. */
  label: ReactNode;
  /** The button's name where `label` is only an icon. */
  name?: string;
  /** Hides the chevron beside the label. */
  plain?: boolean;
  /** The reader is on a page of the panel. */
  current?: boolean;
  /** `bar` for the navbar's quiet buttons, `chip` for framed ones. */
  look?: 'bar' | 'chip';
  /** A list of links, or what else the panel shows. */
  children: ReactNode;
}

/** A navbar button with a panel of links beneath it. */
export function Disclosure({
  label,
  name,
  plain = false,
  current,
  look = 'bar',
  children,
}: DisclosureProps) {
  const panel = useId();
  const { open, rootProps, buttonProps, setOpen } = useDisclosure({
    openDelay: 0,
    hideDelay: TIMING.dropdownHideDelay,
  });
  const closeOnLink = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) setOpen(false);
  };
  return (
    <div className={styles.root} {...rootProps}>
      <button
        className={look === 'chip' ? `chip ${styles.chip}` : styles.button}
        aria-controls={panel}
        aria-label={name}
        aria-current={current ? 'true' : undefined}
        {...buttonProps}
      >
        {label}
        {plain ? null : <Icon name="chevron" />}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click on a link inside closes it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div id={panel} className={styles.panel} hidden={!open} onClick={closeOnLink}>
        {children}
      </div>
    </div>
  );
}
