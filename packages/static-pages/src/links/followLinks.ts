import { removeBase } from '@rspress/core/runtime';
import { loadPage } from '../page/pageStore';
import { pathOnly } from '../paths';
import { isRouted } from '../router/visits';
import { NAVIGATION_TIMING } from '../settings';
import { isPlainClick } from './linkKind';
import { navigateTo } from './navigateTo';

/** Set by `Link` on links to a page of the site or a hash on the current page. */
export const ROUTED_LINK = 'data-own';
const ROUTED_LINKS = `a[${ROUTED_LINK}]`;
/** In static HTML, which is the same for every query and hash. */
const LANGUAGE_LINKS = '[data-static] a[hreflang]';

/**
 * Handles the links below `root`: navigates without loading a document, and prefetches the page of a
 * link that the reader stays on. Uses event delegation because the links in a page's content are static
 * HTML.
 */
export function followLinks(root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    carryPlace(event);
    const target = routedTarget(linkOf(event));
    if (target === undefined || !isRouted() || !isPlainClick(event)) return;
    event.preventDefault();
    void navigateTo(target);
  });
  let considered: Element | null | undefined;
  let stopPreload = () => {};
  const consider = (link?: Element | null) => {
    if (link === considered) return;
    considered = link;
    stopPreload();
    const target = routedTarget(link);
    const isPage = target !== undefined && !target.startsWith('#') && isRouted();
    stopPreload = isPage ? preloadRoute(target) : () => {};
  };
  for (const type of ['mouseover', 'focusin', 'touchstart'] as const) {
    const handle = (event: Event) => {
      carryPlace(event);
      consider(linkOf(event));
    };
    root.addEventListener(type, handle, { passive: true });
  }
  // The finger scrolls.
  root.addEventListener('touchmove', () => consider(), { passive: true });
}

/** The routed link under an event. */
function linkOf({ target }: Event): Element | null | undefined {
  return (target as Element).closest?.(ROUTED_LINKS);
}

/** Where a routed link leads, without base. */
function routedTarget(link: Element | null | undefined): string | undefined {
  const href = link?.getAttribute('href') ?? undefined;
  return href === undefined || href.startsWith('#') ? href : removeBase(href);
}

/** The `href` of language links as the build wrote them. */
const written = new WeakMap<Element, string>();

/** Adds the query and, unless it has one, the hash of this page to a link to it in another language. */
function carryPlace({ target }: Event): void {
  const link = (target as Element).closest?.(LANGUAGE_LINKS);
  if (!link) return;
  const href = written.get(link) ?? link.getAttribute('href') ?? '';
  written.set(link, href);
  const [path = '', hash] = href.split('#');
  const { search, hash: here } = window.location;
  link.setAttribute('href', path + search + (hash === undefined ? here : `#${hash}`));
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Prefetches a page if the reader stays on its link, unless they asked to save data or the connection is
 * slow. Returns a function for when they leave it.
 */
function preloadRoute(path: string): () => void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return () => {};
  const timer = setTimeout(() => {
    // If it can't be loaded, following the link reports the error.
    loadPage(pathOnly(path)).catch(() => {});
  }, NAVIGATION_TIMING.prefetchDelay);
  return () => clearTimeout(timer);
}
