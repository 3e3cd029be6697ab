import { useSyncExternalStore } from 'react';

/** Matches if three panes don't fit next to each other; `play.css` has the same width. */
const NARROW = '(max-width: 52rem)';

export function useNarrow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(NARROW);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(NARROW).matches,
  );
}
