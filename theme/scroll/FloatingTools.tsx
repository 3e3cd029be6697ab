import { Icon } from '../icons/Icon';
import { useText } from '../language/useText';
import { useDocParts } from '../layout/useDocParts';
import { openOutline } from '../sidebar/useMenuBar';
import { TIMING } from '../site';
import styles from './FloatingTools.module.css';
import { scrollToTop } from './scrollToTop';
import { useScrolledPast } from './useScrolledPast';

const SHOWN_AFTER = 0;

/** What a reader who has scrolled may want: the way up and, where it isn't in sight, the outline. */
export function FloatingTools() {
  const text = useText();
  const parts = useDocParts();
  const shown = useScrolledPast(SHOWN_AFTER, TIMING.navbarThrottle);
  if (!shown) return null;
  return (
    <div className={styles.tools}>
      {parts.outline ? (
        <button
          type="button"
          className={`icon-button ${styles.button} ${styles.outline}`}
          data-part="outline"
          aria-haspopup="dialog"
          onClick={openOutline}
        >
          <Icon name="list" />
          <span className="visually-hidden">{text.outlineTitle}</span>
        </button>
      ) : null}
      <button type="button" className={`icon-button ${styles.button}`} onClick={scrollToTop}>
        <Icon name="arrowUp" />
        <span className="visually-hidden">{text.scrollToTop}</span>
      </button>
    </div>
  );
}
