import { useLocation, useNavigationType, usePage } from '@rspress/core/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isSamePath } from '../paths';
import type { Location } from '../router/location';
import { visitNow } from '../router/visits';
import { NAVIGATION_TIMING } from '../settings';
import { hashTarget, onHashScroll, openAncestors, scrollToHash, scrollToTop } from './hashTarget';

/** Between two entries: the scroll position belongs to neither of them. */
const BETWEEN = '';

/**
 * Scrolls as browsers do between documents: a new page starts at its top or at its hash; back and
 * forward restore the scroll position. Waits for the page's data, without which the page isn't high
 * enough to scroll.
 */
export function useScrollPosition(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const { page } = usePage();
  // After back or forward, the page's data changes later than the location.
  const arrived = page.pageType === '404' || isSamePath(page.routePath, location.pathname);
  const shown = useRef({ entry: entryOf(location), page });

  useEffect(() => openFirstTarget(), []);
  useEffect(() => manageScrollRestoration(() => shown.current.entry), []);

  useEffect(() => {
    const leaveEntry = () => {
      shown.current.entry = BETWEEN;
    };
    // The browser may scroll to a hash before React shows the entry.
    const leaveIfOther = () => {
      if (entryOf(visitNow().location) !== shown.current.entry) leaveEntry();
    };
    window.addEventListener('popstate', leaveIfOther);
    const unsubscribe = onHashScroll(leaveEntry);
    return () => {
      window.removeEventListener('popstate', leaveIfOther);
      unsubscribe();
    };
  }, []);

  // Not by entry: after a click on a hash and an immediate back, it's still the same, but the page has
  // scrolled to the hash.
  useLayoutEffect(() => {
    const { hash } = location;
    const entry = entryOf(location);
    const sameEntry = shown.current.entry === entry;
    if (sameEntry && shown.current.page === page) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const left = navigation === 'POP' ? positionOf(entry) : undefined;
    if (left !== undefined) {
      scrollToTop(left);
    } else if (hash && !scrollToHash(hash)) {
      timer = setTimeout(() => {
        scrollToHash(hash);
        if (arrived) shown.current.entry = entry;
      }, NAVIGATION_TIMING.hashScrollDelay);
    } else if (!hash && !sameEntry) {
      scrollToTop(0);
    }
    shown.current = { entry: arrived ? entry : BETWEEN, page };
    return () => clearTimeout(timer);
  }, [location, page, arrived, navigation]);
}

function entryOf({ key, pathname, search, hash }: Location): string {
  return entryId(key, pathname + search + hash);
}

/** Browsers scroll to the hash of the first page, but not all of them open the `details` around it, and none a tab. */
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
    if (id !== BETWEEN) rememberPosition(id, window.scrollY);
  };
  const leave = () => {
    persistPositions();
    window.history.scrollRestoration = 'auto';
  };

  // The reader came back to an entry that an earlier document had left.
  const left = window.history.scrollRestoration === 'manual' ? positionOf(entry()) : undefined;
  if (left !== undefined) scrollToTop(left);
  if (document.readyState === 'complete') setManual();
  else window.addEventListener('load', setManual, { once: true, signal });

  window.addEventListener('pageshow', setManual, { signal });
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('scroll', remember, { passive: true, signal });
  window.addEventListener('scrollend', remember, { signal });
  return () => controller.abort();
}

const KEY = 'static-pages:scroll';
/** Far more entries than anyone goes back through; the oldest are dropped. */
const MAX_ENTRIES = 100;

/** Scroll position in pixels by history entry; saved in session storage so that it survives a reload. */
let positions: Map<string, number> | undefined;

function all(): Map<string, number> {
  try {
    positions ??= new Map(JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]'));
  } catch {
    // Storage is blocked, or has something else.
  }
  positions ??= new Map();
  return positions;
}

/**
 * The ID of a history entry: its key. In browsers without the Navigation API, the entries that the
 * browser created (the first one, a hash typed into the address bar) have no key, so their URL is used.
 */
function entryId(key: string, address: string): string {
  return key === 'default' ? address : key;
}

function positionOf(entry: string): number | undefined {
  return all().get(entry);
}

function rememberPosition(entry: string, top: number): void {
  all().delete(entry);
  all().set(entry, top);
}

/** Saves the most recent positions before the page is unloaded. */
function persistPositions(): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([...all()].slice(-MAX_ENTRIES)));
  } catch {
    // Storage is blocked or full: after a reload, back and forward start at the top.
  }
}
