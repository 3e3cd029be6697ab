import { useSyncExternalStore } from 'react';

/** A subscription for `useSyncExternalStore` to a value that only changes on hydration. */
export const subscribeToNothing = () => () => {};

/** False on the server and while hydrating, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
