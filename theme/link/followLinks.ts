import { removeBase } from '@rspress/core/runtime';
import { isRouted } from '../router/visits';
import { isPlainClick } from './linkKind';
import { navigateTo } from './navigateTo';
import { preloadRoute } from './preloadRoute';

/** Set by `Link` on what leads to a page of the site or a place on the present one. */
export const OWN_LINK = 'data-own';
const OWN_LINKS = `a[${OWN_LINK}]`;

/**
 * Follows the links below `root` without loading a document, and loads their pages ahead on hover,
 * focus and touch. One listener for all of them: the links of a text are plain HTML.
 */
export function followLinks(root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    const target = ownTarget(event);
    if (target === undefined || !isRouted() || !isPlainClick(event)) return;
    event.preventDefault();
    void navigateTo(target);
  });
  for (const type of ['mouseover', 'focusin', 'touchstart'] as const) {
    root.addEventListener(type, preload, { passive: true });
  }
}

function preload(event: Event): void {
  const target = ownTarget(event);
  if (target !== undefined && !target.startsWith('#') && isRouted()) preloadRoute(target);
}

/** Where the link under an event leads, without base. */
function ownTarget({ target }: Event): string | undefined {
  const href = (target as Element).closest?.(OWN_LINKS)?.getAttribute('href') ?? undefined;
  return href === undefined || href.startsWith('#') ? href : removeBase(href);
}
