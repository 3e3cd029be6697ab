import { useLocation, usePage } from '@rspress/core/runtime';
import { useSyncExternalStore } from 'react';
import { never } from '../ui/useHydrated';

const NOT_FOUND_ROUTE = '/404';

/**
 * The path of the address, for what is rendered from it. One file is served for every unknown
 * address: the not-found page starts with that file's own path and takes the address' language,
 * version and section once it is hydrated.
 */
export function usePagePath(): string {
  const { pathname } = useLocation();
  const { page } = usePage();
  // Not `useHydrated`: that would render all that has words a second time, on every page.
  return useSyncExternalStore(
    never,
    () => pathname,
    () => (page.pageType === '404' ? NOT_FOUND_ROUTE : pathname),
  );
}
