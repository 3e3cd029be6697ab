import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { switchedOff } from '../navigation/urlSwitches';

/** Keeps the attribute that the first-paint script sets in sync with the URL. */
export function useUrlSwitches(): void {
  const { search } = useLocation();
  useLayoutEffect(() => {
    document.documentElement.dataset.off = switchedOff(search).join(' ');
  }, [search]);
}
