import { isShortcut } from '../ui/keyPress';
import { useKeyDown } from '../ui/useKeyDown';

/** Ctrl/Cmd+K toggles search everywhere, "/" opens it unless the reader is typing. (Section 2.6) */
export function useSearchHotkeys(open: () => void, toggle: () => void): void {
  useKeyDown((event) => {
    const toggles = isShortcut(event, 'k');
    if (!toggles && !isShortcut(event, '/')) return;
    event.preventDefault();
    if (toggles) toggle();
    else open();
  });
}
