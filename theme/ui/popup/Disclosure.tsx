import { type MouseEvent, type ReactNode, useId } from 'react';
import { TIMING } from '../../settings/site';
import { Icon } from '../icons/Icon';
import * as styles from './Disclosure.module.css';
import { useDisclosure } from './useDisclosure';

interface DisclosureProps {
  /** The content of the button. */
  label: ReactNode;
  /** The button's accessible name, if `label` is only an icon. */
  name?: string;
  /** Hides the chevron next to the label. */
  plain?: boolean;
  /** Whether the panel has a link to the current page or its section. */
  current?: boolean;
  /** The content of the panel, usually a list of links. */
  children: ReactNode;
}

/** A button with a dropdown panel. */
export function Disclosure({ label, name, plain = false, current, children }: DisclosureProps) {
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
        className={`text-button ${styles.button}`}
        aria-controls={panel}
        aria-label={name}
        aria-current={current ? 'true' : undefined}
        {...buttonProps}
      >
        {label}
        {plain ? null : <Icon name="chevron" />}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click on a link closes the panel */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div id={panel} className={styles.panel} hidden={!open} onClick={closeOnLink}>
        {children}
      </div>
    </div>
  );
}
