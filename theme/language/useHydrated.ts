import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while hydrating, true from the next render on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
