import { usePage } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { hashTarget } from '../scroll/hashTarget';

/**
 * After a change of route the focus goes to the page's title, which a screen reader then reads;
 * not on the first load, where the browser does its own, and not where a hash names another place.
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
