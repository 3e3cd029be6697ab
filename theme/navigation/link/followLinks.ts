import { removeBase } from '@rspress/core/runtime';
import { isRouted } from '../router/visits';
import { isPlainClick } from './linkKind';
import { navigateTo } from './navigateTo';
import { preloadRoute } from './preloadRoute';

/** Set by `Link` on links to a page of the site or a hash on the current page. */
export const ROUTED_LINK = 'data-own';
const ROUTED_LINKS = `a[${ROUTED_LINK}]`;

/**
 * Handles the links below `root`: navigates without loading a document, and prefetches on hover,
 * focus, and touch. Uses event delegation because the links in a page's content are static HTML.
 */
export function followLinks(root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    const target = routedTarget(event);
    if (target === undefined || !isRouted() || !isPlainClick(event)) return;
    event.preventDefault();
    void navigateTo(target);
  });
  for (const type of ['mouseover', 'focusin', 'touchstart'] as const) {
    root.addEventListener(type, preload, { passive: true });
  }
}

function preload(event: Event): void {
  const target = routedTarget(event);
  if (target !== undefined && !target.startsWith('#') && isRouted()) preloadRoute(target);
}

/** The `href` of the routed link under an event, without base. */
function routedTarget({ target }: Event): string | undefined {
  const href = (target as Element).closest?.(ROUTED_LINKS)?.getAttribute('href') ?? undefined;
  return href === undefined || href.startsWith('#') ? href : removeBase(href);
}
