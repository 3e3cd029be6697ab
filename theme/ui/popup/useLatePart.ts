import { useCallback, useState } from 'react';

/**
 * Loads a component on request, as most visits never open it. If that fails, the next request tries
 * again.
 */
export function useLatePart<Part>(load: () => Promise<Part>): {
  part: Part | undefined;
  bring: () => void;
} {
  const [part, setPart] = useState<Part>();
  const bring = useCallback(() => {
    load().then((loaded) => setPart(() => loaded), console.error);
  }, [load]);
  return { part, bring };
}
