import { useLocation, usePage } from '@rspress/core/runtime';
import { useSyncExternalStore } from 'react';
import { never } from '../ui/useHydrated';

const NOT_FOUND_ROUTE = '/404';

/**
 * The path of the current URL, for rendering. One file is served for every unknown URL, so the not-found
 * page first renders with that file's path, and with the language, version, and section of the URL
 * once it's hydrated.
 */
export function usePagePath(): string {
  const { pathname } = useLocation();
  const { page } = usePage();
  // Not `useHydrated`, which would render every component with text a second time.
  return useSyncExternalStore(
    never,
    () => pathname,
    () => (page.pageType === '404' ? NOT_FOUND_ROUTE : pathname),
  );
}
