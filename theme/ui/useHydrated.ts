import { useSyncExternalStore } from 'react';

/** A subscription for `useSyncExternalStore` to a value that only changes on hydration. */
export const never = () => () => {};

/** False on the server and while hydrating, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
