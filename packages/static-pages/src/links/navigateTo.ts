import { withBase } from '@rspress/core/runtime';
import { pathOnly } from '../paths';
import { hasArrived, isRouted, visit, visitNow } from '../router/visits';
import { scrollToHash } from '../scroll/hashTarget';
import { loadForNavigation, supersedeNavigation } from './loadForNavigation';

/** Adds parts of the current query to the path of the next page, which may have a query and a hash. */
export type CarryQuery = (path: string, search: string) => string;

let carryQuery: CarryQuery | undefined;

/** Sets which parts of the query the next page keeps. */
export function keepQuery(carry: CarryQuery | undefined): void {
  carryQuery = carry;
}

/**
 * Navigates to a page of the site, or to a `#hash` on the current one: loads the page, then shows it. If
 * it can't be loaded (a page of a newer deployment, an unknown path), the browser loads the document.
 */
export async function navigateTo(path: string): Promise<void> {
  if (!isRouted()) return window.location.assign(path.startsWith('#') ? path : withBase(path));
  const { pathname, search, hash } = visitNow().location;
  const here = pathname + search;
  // Navigating to the current URL doesn't add a history entry.
  const show = (target: string) => visit(target, { replace: target === here + hash });
  if (path.startsWith('#')) {
    // Scroll immediately: the URL update re-renders the page, which takes a moment.
    scrollToHash(path);
    // The hash isn't one of the page that back or forward is loading.
    if (!hasArrived()) return;
    supersedeNavigation();
    return show(here + path);
  }
  const target = carryQuery?.(path, search) ?? path;
  const outcome = await loadForNavigation(pathOnly(target));
  if (outcome === 'failed') window.location.assign(withBase(target));
  if (outcome === 'ready') show(target);
}
