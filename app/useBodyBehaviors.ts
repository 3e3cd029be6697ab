import { useLocation, usePage } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { restoreFilter } from '../theme/filter/filterEvents';
import { showSidebar } from '../theme/sidebar/sidebarEvents';
import { mountBody } from './bodyBehaviors';

/** Mounts the behavior of the current page's content. */
export function useBodyBehaviors(): void {
  const { page } = usePage();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other content
  useLayoutEffect(() => {
    showSidebar();
    const body = document.querySelector<HTMLElement>('[data-page-body]');
    return body ? mountBody(body) : undefined;
  }, [page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another history entry has its own text
  useLayoutEffect(restoreFilter, [page, key]);
}
