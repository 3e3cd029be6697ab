import { usePage } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { hashTarget } from '../navigation/scroll/hashTarget';

/**
 * Moves focus to the page's title after a change of route, so that screen readers announce it. Not on
 * the first load, which the browser announces, and not if a hash has its own target.
 */
export function useRouteAnnouncement(): void {
  const { page } = usePage();
  const shown = useRef(page.routePath);
  useEffect(() => {
    if (shown.current === page.routePath) return;
    shown.current = page.routePath;
    if (hashTarget(window.location.hash)) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [page.routePath]);
}
