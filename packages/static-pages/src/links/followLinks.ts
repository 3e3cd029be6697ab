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

/**
 * Handles the links below `root`: navigates without loading a document, and prefetches the page of a
 * link that the reader stays on. Uses event delegation because the links in a page's content are static
 * HTML.
 */
export function followLinks(root: HTMLElement): void {
  root.addEventListener('click', (event) => {
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
    root.addEventListener(type, (event) => consider(linkOf(event)), { passive: true });
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
