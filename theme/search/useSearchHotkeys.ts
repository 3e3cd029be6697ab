import { useEffect, useEffectEvent } from 'react';
import { hotkeyAction, isTypingIn } from './hotkeys';

/** Hears the search's keys wherever they are pressed. */
export function useSearchHotkeys(open: () => void, toggle: () => void): void {
  const keyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = hotkeyAction(event, isTypingIn(event.target));
    if (!action) return;
    event.preventDefault();
    if (action === 'open') open();
    else toggle();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => keyDown(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
