import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { useText } from '../language/useText';
import type { Modal } from '../popup/useModal';
import styles from './Drawer.module.css';

export interface DrawerProps {
  modal: Modal;
  side: 'start' | 'end';
  name: string;
  children: ReactNode;
}

/** A panel over the page, at one of its sides. Its content is made when it opens. */
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
      onClose={modal.close}
      onClick={(event) => {
        // Before the page changes: the focus, which goes back to the button, then goes to the page.
        const followed = event.defaultPrevented && (event.target as Element).closest('a');
        if (followed || event.target === event.currentTarget) modal.close();
      }}
    >
      {modal.open ? (
        <div className={styles.inside}>
          <button type="button" className={`icon-button ${styles.close}`} onClick={modal.close}>
            <Icon name="close" />
            <span className="visually-hidden">{text.closePanel}</span>
          </button>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
