import type { ReactNode } from 'react';
import { useText } from '../i18n/useText';
import { Icon } from '../ui/icons/Icon';
import type { Modal } from '../ui/popup/useModal';
import * as styles from './Drawer.module.css';

export interface DrawerProps {
  modal: Modal;
  side: 'start' | 'end';
  name: string;
  children: ReactNode;
}

/** A modal panel at one side of the page. Its content is rendered while it's open. */
export function Drawer({ modal, side, name, children }: DrawerProps) {
  const text = useText();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog
    <dialog
      ref={modal.dialog}
      className={styles.drawer}
      data-side={side}
      data-scroller
      aria-label={name}
      onCancel={modal.close}
      onClick={(event) => {
        // The router prevents the default of a link that it follows. The drawer closes before the page
        // changes, because closing restores focus to the button, and navigation then moves the focus.
        const isFollowed = event.defaultPrevented && (event.target as Element).closest('a');
        const isOutside = event.target === event.currentTarget;
        if (isFollowed || isOutside) modal.close();
      }}
    >
      {modal.open ? (
        <div className={styles.inside}>
          <div className={styles.header}>
            <button type="button" className="icon-button" onClick={modal.close}>
              <Icon name="close" />
              <span className="visually-hidden">{text.closePanel}</span>
            </button>
          </div>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
