import {
  initPageData,
  isActive,
  pathnameToRouteService,
  useLocation,
  useNavigate,
  warmPageData,
  withBase,
} from '@rspress/core/runtime';
import { startTransition, useCallback } from 'react';
import { carrySwitches } from '../layout/urlSwitches';
import { showProgress } from '../progress/showProgress';
import { pathOnly } from './preloadRoute';

/**
 * Goes to a page of the site: loads its chunk, then shows it. Where that can't be had (a chunk of
 * an older deployment, an address that isn't ours) the browser loads the address itself, once.
 */
export function useNavigateTo(): (path: string) => Promise<void> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    async (path: string) => {
      const target = carrySwitches(path, search);
      const page = pathOnly(target);
      if (!isActive(page, pathname)) {
        if (!pathnameToRouteService(page)) {
          window.location.assign(withBase(target));
          return;
        }
        const done = showProgress();
        try {
          warmPageData(page, await initPageData(page));
        } catch (error) {
          console.error(error);
          window.location.assign(withBase(target));
          return;
        } finally {
          done();
        }
      }
      startTransition(() => {
        void navigate(target);
      });
    },
    [pathname, search, navigate],
  );
}
