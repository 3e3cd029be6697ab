import { isTypingIn } from '../ui/keyPress';
import { useKeyDown } from '../ui/useKeyDown';
import { hotkeyAction } from './hotkeys';

/** Listens for the search shortcuts on the whole page. */
export function useSearchHotkeys(open: () => void, toggle: () => void): void {
  useKeyDown((event) => {
    const action = hotkeyAction(event, isTypingIn(event.target));
    if (!action) return;
    event.preventDefault();
    if (action === 'open') open();
    else toggle();
  });
}
