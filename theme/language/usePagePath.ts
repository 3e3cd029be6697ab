import { useLocation, usePage } from '@rspress/core/runtime';
import { useHydrated } from './useHydrated';

const NOT_FOUND_ROUTE = '/404';

/**
 * The path of the address, for what is rendered from it. One file is served for every unknown
 * address: the not-found page starts with that file's own path and takes the address' language,
 * version and section once it is hydrated.
 */
export function usePagePath(): string {
  const { pathname } = useLocation();
  const { page } = usePage();
  const hydrated = useHydrated();
  return page.pageType === '404' && !hydrated ? NOT_FOUND_ROUTE : pathname;
}
