import { usePage } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { enliven } from './liveParts';

/** Prepares the text of each page that is shown. */
export function useLiveBody(): void {
  const { page } = usePage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another text
  useLayoutEffect(() => {
    const body = document.querySelector<HTMLElement>('[data-page-body]');
    return body ? enliven(body) : undefined;
  }, [page]);
}
