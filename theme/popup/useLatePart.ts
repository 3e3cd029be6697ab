import { useCallback, useState } from 'react';

/**
 * A part that comes once it is asked for, as most visits never open it. One that can't be had is
 * asked for again the next time.
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
