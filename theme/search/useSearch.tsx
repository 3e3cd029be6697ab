import { useText } from '../i18n/useText';
import { isShortcut } from '../ui/keyPress';
import { useHydrated } from '../ui/useHydrated';
import { useKeyDown } from '../ui/useKeyDown';
import { SearchDialog } from './SearchDialog';
import { SearchTrigger } from './SearchTrigger';
import { useSearchDialog } from './useSearchDialog';

/**
 * The part of search that every page loads: the button, its shortcuts, and the dialog with its input.
 * The dialog isn't next to the button, because a page can hide its navbar.
 */
export function useSearch() {
  const text = useText();
  const hydrated = useHydrated();
  const { dialog, phase, query, turn, warm, open, close, fail } = useSearchDialog();
  useSearchHotkeys(open, phase === 'open' ? close : open);
  return {
    button: (
      <SearchTrigger
        label={text.search.button}
        shortcut={searchShortcut(hydrated ? navigator.platform : '')}
        failure={phase === 'failed' ? text.search.unavailable : undefined}
        onIntent={warm}
        onOpen={open}
      />
    ),
    dialog: (
      <SearchDialog
        key={turn}
        dialog={dialog}
        open={phase === 'open'}
        query={query}
        onClose={close}
        onLoadFailure={fail}
      />
    ),
  };
}

/** The shortcut as it's labeled on a platform's keyboard. */
function searchShortcut(platform: string): string {
  return /mac|iphone|ipad/i.test(platform) ? '⌘K' : 'Ctrl K';
}

/** Ctrl/Cmd+K toggles search everywhere, "/" opens it unless the reader is typing. */
function useSearchHotkeys(open: () => void, toggle: () => void): void {
  useKeyDown((event) => {
    const toggles = isShortcut(event, 'k');
    if (!toggles && !isShortcut(event, '/')) return;
    event.preventDefault();
    if (toggles) toggle();
    else open();
  });
}
