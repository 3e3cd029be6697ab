import { useLocation, useNavigationType, usePage } from '@rspress/core/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { layOutNow } from '../page/lateLayout';
import { isSamePath } from '../router/samePath';
import { TIMING } from '../site';
import { hashTarget, onHashScroll, openAround, scrollToHash } from './hashTarget';
import { entryName, keepPlaces, placeOf, rememberPlace } from './scrollPlaces';

/** On the way from one entry to another: where the page is scrolled to then is neither's place. */
const BETWEEN = '';

/**
 * Scrolls as a browser does between documents: a new page begins at its top or at its hash, back
 * and forward return to where the reader was. It waits for the page's own data, so that the height
 * to scroll in is there.
 */
export function useScrollPosition(): void {
  const { pathname, search, hash, key } = useLocation();
  const navigation = useNavigationType();
  const { page } = usePage();
  const entry = entryName(key, pathname + search + hash);
  // After back or forward the page's data comes later than its address.
  const arrived = page.pageType === '404' || isSamePath(page.routePath, pathname);
  const shown = useRef({ entry, page });

  useEffect(() => openFirstTarget(), []);
  useEffect(() => takeOverScrolling(() => shown.current.entry), []);

  useEffect(
    () =>
      onHashScroll(() => {
        shown.current.entry = BETWEEN;
      }),
    [],
  );

  useLayoutEffect(() => {
    const sameEntry = shown.current.entry === entry;
    if (sameEntry && shown.current.page === page) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const left = navigation === 'POP' ? placeOf(entry) : undefined;
    if (left !== undefined) {
      layOutNow();
      scrollTo(left);
    } else if (hash && !scrollToHash(hash)) {
      timer = setTimeout(() => {
        scrollToHash(hash);
        if (arrived) shown.current.entry = entry;
      }, TIMING.hashScrollDelay);
    } else if (!hash && !sameEntry) {
      scrollTo(0);
    }
    shown.current = { entry: arrived ? entry : BETWEEN, page };
    return () => clearTimeout(timer);
  }, [entry, page, arrived, hash, navigation]);
}

function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** A browser scrolls to the hash of the first page, but not every one opens what hides it. */
function openFirstTarget(): void {
  const { hash } = window.location;
  const target = hashTarget(hash);
  if (target && openAround(target)) scrollToHash(hash);
}

/**
 * Remembers where each entry of the history is left, and keeps the browser from scrolling on its
 * own: on back and forward it would scroll the page that is still shown. Only a document that is
 * loaded anew is the browser's to restore.
 */
function takeOverScrolling(entry: () => string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  const remember = () => {
    const name = entry();
    if (name !== BETWEEN) rememberPlace(name, window.scrollY);
  };
  const leave = () => {
    keepPlaces();
    window.history.scrollRestoration = 'auto';
  };

  // Left by this document and come back to in another one.
  const left = window.history.scrollRestoration === 'manual' ? placeOf(entry()) : undefined;
  if (left !== undefined) scrollTo(left);
  if (document.readyState === 'complete') takeOver();
  else window.addEventListener('load', takeOver, { once: true, signal });

  window.addEventListener('pageshow', takeOver, { signal });
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('scroll', remember, { passive: true, signal });
  window.addEventListener('scrollend', remember, { signal });
  return () => controller.abort();
}
