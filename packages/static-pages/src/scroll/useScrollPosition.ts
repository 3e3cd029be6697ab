import { useLocation, useNavigationType } from '@rspress/core/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, visitNow } from '../router/visits';
import { NAVIGATION_TIMING } from '../settings';
import { hashTarget, onHashScroll, openAncestors, scrollToHash, scrollToY } from './hashTarget';

/** The ID while the reader is between two history entries, and the scroll position belongs to neither. */
const BETWEEN = '';

/**
 * Scrolls as browsers do between documents: a new page starts at its top or at its hash; back and
 * forward restore the scroll position.
 */
export function useScrollPosition(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(entryOf(location));

  useEffect(() => openFirstTarget(), []);
  useEffect(() => manageScrollRestoration(() => shown.current), []);

  useEffect(() => {
    const leaveEntry = () => {
      shown.current = BETWEEN;
    };
    // The browser may scroll to a hash before React shows the entry.
    const leaveIfChanged = () => {
      if (entryOf(visitNow().location) !== shown.current) leaveEntry();
    };
    window.addEventListener('popstate', leaveIfChanged);
    const unsubscribe = onHashScroll(leaveEntry);
    return () => {
      window.removeEventListener('popstate', leaveIfChanged);
      unsubscribe();
    };
  }, []);

  // Depends on the location rather than its entry: after a click on a hash and an immediate step back,
  // the entry is the same again, but the page has scrolled to the hash.
  useLayoutEffect(() => {
    const { hash } = location;
    const entry = entryOf(location);
    if (shown.current === entry) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const savedTop = navigation === 'POP' ? positions.get(entry) : undefined;
    if (savedTop !== undefined) {
      scrollToY(savedTop);
    } else if (!hash) {
      scrollToY(0);
    } else if (!scrollToHash(hash)) {
      timer = setTimeout(() => {
        scrollToHash(hash);
        shown.current = entry;
      }, NAVIGATION_TIMING.hashScrollDelay);
    }
    shown.current = entry;
    return () => clearTimeout(timer);
  }, [location, navigation]);
}

/**
 * The ID of a history entry: its key. In browsers without the Navigation API, the entries that the
 * browser created (the first one, a hash typed into the address bar) have no key, so their URL is used.
 */
function entryOf({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? pathname + search + hash : key;
}

/** Browsers scroll to the hash of the first page, but few open a `details` around it, and none a tab. */
function openFirstTarget(): void {
  const { hash } = window.location;
  const target = hashTarget(hash);
  if (target && openAncestors(target)) scrollToHash(hash);
}

/**
 * Records the scroll position of each history entry, and turns off the browser's scroll restoration:
 * on back and forward it would scroll the page that's still shown. The browser still restores the
 * position after a reload. Returns a cleanup function.
 */
function manageScrollRestoration(entry: () => string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const setManual = () => {
    window.history.scrollRestoration = 'manual';
  };
  const remember = () => {
    const id = entry();
    if (id !== BETWEEN) positions.set(id, window.scrollY);
  };
  const leave = () => {
    savePositions();
    window.history.scrollRestoration = 'auto';
  };

  // The reader came back to an entry that an earlier document had left.
  const top = window.history.scrollRestoration === 'manual' ? positions.get(entry()) : undefined;
  if (top !== undefined) scrollToY(top);
  if (document.readyState === 'complete') setManual();
  else window.addEventListener('load', setManual, { once: true, signal });

  window.addEventListener('pageshow', setManual, { signal });
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('scroll', remember, { passive: true, signal });
  window.addEventListener('scrollend', remember, { signal });
  return () => controller.abort();
}

const KEY = 'static-pages:scroll';

/** Scroll position in pixels by history entry; saved in session storage so that it survives a reload. */
const positions = savedPositions();

/** Empty in the build, and if the storage is blocked or its content is invalid. */
function savedPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]'));
  } catch {
    return new Map();
  }
}

/** Saves the positions before the page is unloaded. */
function savePositions(): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([...positions]));
  } catch {
    // Storage is blocked or full: after a reload, back and forward start at the top.
  }
}
