import { createPortal } from 'react-dom';
import { useHydrated } from '../language/useHydrated';
import { useText } from '../language/useText';
import { searchShortcut } from './hotkeys';
import { loadedDialog } from './loadDialog';
import { SearchTrigger } from './SearchTrigger';
import { useSearchDialog } from './useSearchDialog';
import { useSearchHotkeys } from './useSearchHotkeys';

/** All of the search that a page brings along: the button, its keys, and what loads the rest. */
export function SearchButton() {
  const text = useText();
  const hydrated = useHydrated();
  const { phase, query, warm, open, close } = useSearchDialog();
  const openEmpty = () => void open();
  useSearchHotkeys(openEmpty, phase === 'open' ? close : openEmpty);
  const Dialog = loadedDialog();
  return (
    <>
      <SearchTrigger
        label={text.search.button}
        shortcut={searchShortcut(hydrated ? navigator.platform : '')}
        busy={phase === 'loading'}
        failure={phase === 'failed' ? text.search.unavailable : undefined}
        onIntent={warm}
        onOpen={open}
      />
      {phase === 'open' && Dialog
        ? createPortal(<Dialog initialQuery={query} onClose={close} />, document.body)
        : null}
    </>
  );
}
