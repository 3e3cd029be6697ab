import { useText } from '../i18n/useText';
import { LAYOUT } from '../settings/site';
import { Icon } from '../ui/icons/Icon';
import { useModal } from '../ui/popup/useModal';
import * as styles from './PhoneMenu.module.css';
import { PhoneMenuContent, type PhoneMenuProps } from './PhoneMenuContent';

const BELOW = `(max-width: ${LAYOUT.phoneMenuBelow - 0.02}px)`;

/** Below 768 px: a button and the full-screen menu that it opens. */
export function PhoneMenu(props: PhoneMenuProps) {
  const text = useText();
  const { dialog, open, show, close } = useModal(BELOW);
  return (
    <div className={styles.root} data-needs-js>
      <button
        type="button"
        className="icon-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        <Icon name="menu" />
        <span className="visually-hidden">{text.openMenu}</span>
      </button>
      <dialog
        ref={dialog}
        className={styles.menu}
        data-fills
        aria-label={text.siteMenu}
        onCancel={close}
      >
        {open ? (
          <>
            <button type="button" className={`icon-button ${styles.close}`} onClick={close}>
              <Icon name="close" />
              <span className="visually-hidden">{text.closeMenu}</span>
            </button>
            <PhoneMenuContent {...props} />
          </>
        ) : null}
      </dialog>
    </div>
  );
}
