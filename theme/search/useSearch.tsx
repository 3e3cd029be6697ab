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
 * The part of search that every page loads: the button, its shortcuts, and the dialog with its input.
 * The dialog isn't next to the button, because a page can hide its navbar.
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
  const keyDown = useEffectEvent((event: KeyboardEvent) => {
    const toggles = isShortcut(event, 'k');
    if (!toggles && !isShortcut(event, '/')) return;
    event.preventDefault();
    if (toggles) toggle();
    else open();
  });
  // As soon as it's rendered: keys pressed right after hydration count.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => keyDown(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** The state of the search dialog, and functions that open and close it. */
function useSearchDialog() {
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [phase, setPhase] = useState<'closed' | 'open' | 'failed'>('closed');
  const [query, setQuery] = useState('');
  /** Increases when the dialog is closed: the next one is another. */
  const [turn, setTurn] = useState(0);

  /** Loads search, also before it's used. */
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

  /** For event handlers: the input has focus when it returns, so the next key is typed there. */
  const open = useCallback(() => {
    flushSync(() => setPhase('open'));
    load();
  }, [load]);

  const end = useCallback((as: 'closed' | 'failed', typed: string) => {
    setPhase(as);
    setQuery(typed);
    setTurn((before) => before + 1);
  }, []);
  const close = useCallback(() => end('closed', ''), [end]);

  const fail = useCallback(
    async (error: unknown, typed: () => string | undefined) => {
      if (!(await reopenAfterLoad(error, typed))) end('failed', typed() ?? '');
    },
    [end],
  );

  // In the task that hydrates: no key is pressed between the first-paint script and this.
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
