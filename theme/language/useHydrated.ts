import { useSyncExternalStore } from 'react';

/** Subscribes to what doesn't change but from the first render in a browser to the next. */
export const never = () => () => {};

/** False on the server and while hydrating, true from the next render on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
