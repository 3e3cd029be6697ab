import { withBase } from '@rspress/core/runtime';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '../i18n/paths';
import { useText } from '../i18n/useText';
import { isShortcut } from '../ui/keyPress';
import { useHydrated } from '../ui/useHydrated';
import { onOpenSearch } from './openSearch';
import { reopenAfterLoad, takePendingQuery } from './reopenAfterLoad';
import { SearchDialog } from './SearchDialog';
import { SearchTrigger } from './SearchTrigger';
import { loadDialogContents } from './useDialogContents';

/**
 * The part of search that every page loads: the button, the shortcuts, and the dialog with its fallback
 * input. The two elements are returned separately, because the navbar, which has the button, can be hidden.
 */
export function useSearch() {
  const text = useText();
  const hydrated = useHydrated();
  const { dialog, phase, query, turn, load, open, close, fail } = useSearchDialog();
  useSearchHotkeys(open, phase === 'open' ? close : open);
  return {
    button: (
      <SearchTrigger
        label={text.search.button}
        shortcut={searchShortcut(hydrated ? navigator.platform : '')}
        failure={phase === 'failed' ? text.search.unavailable : undefined}
        onIntent={load}
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
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isToggle = isShortcut(event, 'k');
    if (!isToggle && !isShortcut(event, '/')) return;
    event.preventDefault();
    if (isToggle) toggle();
    else open();
  });
  // In a layout effect, so that keys pressed right after hydration count.
  useLayoutEffect(() => {
    const listeners = new AbortController();
    window.addEventListener('keydown', (event) => onKeyDown(event), { signal: listeners.signal });
    return () => listeners.abort();
  }, []);
}

/** The state of the search dialog, and functions that open and close it. */
function useSearchDialog() {
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [phase, setPhase] = useState<'closed' | 'open' | 'failed'>('closed');
  const [query, setQuery] = useState('');
  /** The React key of the dialog, which increases when it's closed: the next one begins without state. */
  const [turn, setTurn] = useState(0);

  /** Loads the code and the index of search, on intent or when the dialog opens. */
  const load = useCallback(() => {
    // An error here happens again, and is reported, when search is used.
    loadDialogContents().catch(() => {});
    import('./loadBackend')
      .then(({ loadBackend }) => loadBackend(language, withBase('/')))
      .then(
        (backend) => backend.warm(),
        () => {},
      );
  }, [language]);

  /** For event handlers. Renders at once, so that the input has focus before the next key is pressed. */
  const open = useCallback(() => {
    flushSync(() => setPhase('open'));
    load();
  }, [load]);

  const end = useCallback((endPhase: 'closed' | 'failed', nextQuery: string) => {
    setPhase(endPhase);
    setQuery(nextQuery);
    setTurn((previous) => previous + 1);
  }, []);
  const close = useCallback(() => end('closed', ''), [end]);

  const fail = useCallback(
    async (error: unknown, typed: () => string | undefined) => {
      if (await reopenAfterLoad(error, typed)) return;
      const lastQuery = typed();
      if (lastQuery !== undefined) end('failed', lastQuery);
    },
    [end],
  );

  // Takes over from the first-paint script in the task that hydrates, so that no key is lost in between.
  useLayoutEffect(() => {
    window.onkeydown = null;
    window.onclick = null;
    const pending = takePendingQuery();
    if (pending === undefined && !dialog.current?.open) return;
    setQuery(pending ?? '');
    setPhase('open');
    load();
  }, [load]);

  useEffect(() => {
    return onOpenSearch((typed) => {
      setQuery(typed);
      open();
    });
  }, [open]);

  return { dialog, phase, query, turn, load, open, close, fail };
}
