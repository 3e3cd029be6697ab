import { createPortal } from 'react-dom';
import { useText } from '../i18n/useText';
import { useHydrated } from '../ui/useHydrated';
import { searchShortcut } from './hotkeys';
import { SearchDialog } from './SearchDialog';
import { SearchTrigger } from './SearchTrigger';
import { useSearchDialog } from './useSearchDialog';
import { useSearchHotkeys } from './useSearchHotkeys';

/** The part of search that every page loads: the button, its shortcuts, and the dialog with its input. */
export function SearchButton() {
  const text = useText();
  const hydrated = useHydrated();
  const { phase, query, warm, open, close, fail } = useSearchDialog();
  useSearchHotkeys(open, phase === 'open' ? close : open);
  return (
    <>
      <SearchTrigger
        label={text.search.button}
        shortcut={searchShortcut(hydrated ? navigator.platform : '')}
        failure={phase === 'failed' ? text.search.unavailable : undefined}
        onIntent={warm}
        onOpen={open}
      />
      {phase === 'open'
        ? createPortal(
            <SearchDialog initialQuery={query} onClose={close} onLoadFailure={fail} />,
            document.body,
          )
        : null}
    </>
  );
}
