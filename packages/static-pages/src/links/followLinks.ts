import { removeBase } from '@rspress/core/runtime';
import { loadPage } from '../page/pageStore';
import { pathOnly } from '../paths';
import { isRouted } from '../router/visits';
import { NAVIGATION_TIMING } from '../settings';
import { isPlainClick } from './linkKind';
import { navigateTo } from './navigateTo';

/** The attribute of a `RoutedLink` to a page of the site or to a hash on the current page. */
export const ROUTED_LINK = 'data-own';
const ROUTED_LINKS = `a[${ROUTED_LINK}]`;
/** Links to this page in other languages. Static HTML is the same for every query and hash. */
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
  let lastLink: Element | null | undefined;
  let cancelPrefetch = () => {};
  const prefetch = (link?: Element | null) => {
    if (link === lastLink) return;
    lastLink = link;
    cancelPrefetch();
    const target = routedTarget(link);
    const isPage = target !== undefined && !target.startsWith('#') && isRouted();
    cancelPrefetch = isPage ? prefetchPage(target) : () => {};
  };
  for (const type of ['mouseover', 'focusin', 'touchstart'] as const) {
    const handle = (event: Event) => {
      carryPlace(event);
      prefetch(linkOf(event));
    };
    root.addEventListener(type, handle, { passive: true });
  }
  // A finger that moves scrolls the page instead of following the link.
  root.addEventListener('touchmove', () => prefetch(), { passive: true });
}

/** The routed link under an event. */
function linkOf({ target }: Event): Element | null | undefined {
  return (target as Element).closest?.(ROUTED_LINKS);
}

/** The URL that a routed link leads to, without base; undefined if there's no link. */
function routedTarget(link: Element | null | undefined): string | undefined {
  const href = link?.getAttribute('href') ?? undefined;
  return href === undefined || href.startsWith('#') ? href : removeBase(href);
}

/** The `href` of language links as the build wrote them. */
const originalHrefs = new WeakMap<Element, string>();

/** Adds the current query to a language link, and the current hash unless the link has one. */
function carryPlace({ target }: Event): void {
  const link = (target as Element).closest?.(LANGUAGE_LINKS);
  if (!link) return;
  const href = originalHrefs.get(link) ?? link.getAttribute('href') ?? '';
  originalHrefs.set(link, href);
  const [path = '', id] = href.split('#');
  const { search, hash } = window.location;
  link.setAttribute('href', path + search + (id === undefined ? hash : `#${id}`));
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Prefetches a page after a delay, unless the reader asked to save data or the connection is slow. Returns
 * a function that cancels this, for when the reader leaves the link.
 */
function prefetchPage(path: string): () => void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return () => {};
  const timer = setTimeout(() => {
    // If the page can't be loaded, a click on the link reports the error.
    loadPage(pathOnly(path)).catch(() => {});
  }, NAVIGATION_TIMING.prefetchDelay);
  return () => clearTimeout(timer);
}
