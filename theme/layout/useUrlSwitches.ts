import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { switchedOff } from './urlSwitches';

/** Keeps what the first-paint script has decided in step with the address. */
export function useUrlSwitches(): void {
  const { search } = useLocation();
  useLayoutEffect(() => {
    document.documentElement.dataset.off = switchedOff(search).join(' ');
  }, [search]);
}
