import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls the current `handler` for each key press on the page. */
export function useKeyDown(handler: (event: KeyboardEvent) => void): void {
  const keyDown = useEffectEvent(handler);
  // As soon as it's rendered: keys pressed right after hydration count.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => keyDown(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
