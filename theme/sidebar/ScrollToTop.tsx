import { useEffect, useState } from 'react';
import { isMotionReduced } from 'static-pages/settings';
import { useText } from '../i18n/useText';
import { TIMING } from '../settings/site';
import { Icon } from '../ui/icons/Icon';
import { throttle } from '../ui/timing/throttle';
import * as styles from './MenuBar.module.css';

/** The button that scrolls to the top. It appears after scrolling, in the menu bar or in the corner. */
export function ScrollToTop() {
  const text = useText();
  if (!useHasScrolled()) return null;
  return (
    <button type="button" className={`icon-button ${styles.toTop}`} onClick={scrollToTop}>
      <Icon name="arrowUp" />
      <span className="visually-hidden">{text.scrollToTop}</span>
    </button>
  );
}

function useHasScrolled(): boolean {
  const [hasScrolled, setHasScrolled] = useState(false);
  useEffect(() => {
    const update = throttle(() => setHasScrolled(window.scrollY > 0), TIMING.navbarThrottle);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      update.cancel();
      window.removeEventListener('scroll', update);
    };
  }, []);
  return hasScrolled;
}

function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: isMotionReduced() ? 'instant' : 'smooth' });
  // Otherwise, focus would stay on the button, which is about to be removed.
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
