import { useEffect, useEffectEvent } from 'react';

/** Calls the current `handler` for each key press on the page. */
export function useKeyDown(handler: (event: KeyboardEvent) => void): void {
  const keyDown = useEffectEvent(handler);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => keyDown(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
