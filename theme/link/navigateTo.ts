import { withBase } from '@rspress/core/runtime';
import { carrySwitches } from '../layout/urlSwitches';
import { pageAtHand } from '../page/pages';
import { presentVisit, visit } from '../router/visits';
import { scrollToHash } from '../scroll/hashTarget';
import { overtakeNavigation } from './beginNavigation';
import { bringPage, type Outcome } from './bringPage';
import { pathOnly } from './preloadRoute';

/**
 * Goes to a page of the site, or to a `#place` of the present one: loads the page, then shows it.
 * Where that can't be had (a page of a newer deployment, an address that isn't ours) the browser
 * loads the address itself, once.
 */
export async function navigateTo(path: string): Promise<void> {
  const { pathname, search, hash } = presentVisit().location;
  const here = pathname + search;
  // The address that is shown already gets no second entry in the history.
  const show = (target: string) => visit(target, { replace: target === here + hash });
  if (path.startsWith('#')) {
    overtakeNavigation();
    // At once: the address, which takes a moment to go through the page, follows.
    scrollToHash(path);
    return show(here + path);
  }
  const target = carrySwitches(path, search);
  const outcome = await makeReady(pathOnly(target));
  if (outcome === 'failed') window.location.assign(withBase(target));
  if (outcome === 'ready') show(target);
}

/** Has the page at hand: the present one is, and those that were looked at. */
async function makeReady(page: string): Promise<Outcome> {
  if (!pageAtHand(page)) return bringPage(page);
  overtakeNavigation();
  return 'ready';
}
