import { useLocation, useNavigationType, usePage } from '@rspress/core/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { TIMING } from '../site';
import { scrollToHash } from './hashTarget';

/** Where each entry of the history was left, by the router's key for it. */
const positions = new Map<string, number>();

/**
 * Scrolls as a browser does between documents: a new page begins at its top or at its hash, back
 * and forward return to where the reader was. It waits for the page's own data, so that the height
 * to scroll in is there.
 */
export function useScrollPosition(): void {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const { page } = usePage();
  const shown = useRef({ key, page });

  useEffect(() => {
    const remember = () => positions.set(shown.current.key, window.scrollY);
    const letBrowser = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('scrollend', remember);
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', letBrowser);
    return () => {
      window.removeEventListener('scrollend', remember);
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', letBrowser);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: pathname marks a page without a key of its own
  useLayoutEffect(() => {
    if (shown.current.key === key && shown.current.page === page) return;
    const sameEntry = shown.current.key === key;
    shown.current = { key, page };
    window.history.scrollRestoration = 'manual';
    const left = navigation === 'POP' ? positions.get(key) : undefined;
    if (left !== undefined) {
      window.scrollTo({ top: left, behavior: 'instant' });
    } else if (hash && !scrollToHash(hash)) {
      const timer = setTimeout(() => scrollToHash(hash), TIMING.hashScrollDelay);
      return () => clearTimeout(timer);
    } else if (!hash && !sameEntry) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
  }, [key, page, hash, navigation, pathname]);
}
