import { usePage } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { mountBody } from './bodyBehaviors';

/** Mounts the behavior of the current page's content. */
export function useBodyBehaviors(): void {
  const { page } = usePage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other content
  useLayoutEffect(() => {
    const body = document.querySelector<HTMLElement>('[data-page-body]');
    return body ? mountBody(body) : undefined;
  }, [page]);
}
