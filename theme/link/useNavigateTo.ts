import {
  isActive,
  pathnameToRouteService,
  useLocation,
  useNavigate,
  withBase,
} from '@rspress/core/runtime';
import { startTransition, useCallback } from 'react';
import { carrySwitches } from '../layout/urlSwitches';
import { scrollToHash } from '../scroll/hashTarget';
import { overtakeNavigation } from './beginNavigation';
import { loadPage, type Outcome } from './loadPage';
import { pathOnly } from './preloadRoute';

/**
 * Goes to a page of the site, or to a `#place` of the present one: loads the page's chunk, then
 * shows it. Where that can't be had (a chunk of an older deployment, an address that isn't ours)
 * the browser loads the address itself, once.
 */
export function useNavigateTo(): (path: string) => Promise<void> {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    async (path: string) => {
      const here = pathname + search;
      const show = (target: string) =>
        startTransition(() => {
          // The address that is shown already gets no second entry in the history.
          void navigate(target, { replace: target === here + hash });
        });
      if (path.startsWith('#')) {
        overtakeNavigation();
        // At once: the address, which takes a moment to go through the page, follows.
        scrollToHash(path);
        return show(here + path);
      }
      const target = carrySwitches(path, search);
      const outcome = await makeReady(pathOnly(target), pathname);
      if (outcome === 'failed') window.location.assign(withBase(target));
      if (outcome === 'ready') show(target);
    },
    [pathname, search, hash, navigate],
  );
}

/** Has the page at hand: the present one is, an address of no page never will be. */
async function makeReady(page: string, pathname: string): Promise<Outcome> {
  if (isActive(page, pathname)) {
    overtakeNavigation();
    return 'ready';
  }
  return pathnameToRouteService(page) ? loadPage(page) : 'failed';
}
