import { useText } from '../i18n/useText';
import { TIMING } from '../settings/site';
import { Icon } from '../ui/icons/Icon';
import { scrollToTop } from '../ui/scrollToTop';
import { useScrolledPast } from '../ui/useScrolledPast';
import * as styles from './MenuBar.module.css';

/** Back to top, for a reader who has scrolled: at the end of the menu bar or, without one, in the corner. */
export function ScrollToTop() {
  const text = useText();
  const shown = useScrolledPast(0, TIMING.navbarThrottle);
  if (!shown) return null;
  return (
    <button type="button" className={`icon-button ${styles.toTop}`} onClick={scrollToTop}>
      <Icon name="arrowUp" />
      <span className="visually-hidden">{text.scrollToTop}</span>
    </button>
  );
}
