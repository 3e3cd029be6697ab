import { withBase } from '@rspress/core/runtime';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '../../content/languages';
import { useLanguage } from '../i18n/useLanguage';
import { takeEarlyQuery } from './earlyQuery';
import { loadBackend } from './loadBackend';
import { loadDialogContents } from './loadDialogContents';
import { onOpenSearch } from './openSearch';
import { reopenAfterLoad, takePendingQuery } from './reopenAfterLoad';

export type SearchPhase = 'closed' | 'open' | 'failed';

/** The state of the search dialog, and functions that open and close it. */
export function useSearchDialog() {
  const language = useLanguage();
  const [phase, setPhase] = useState<SearchPhase>('closed');
  const [query, setQuery] = useState('');

  const load = useCallback(() => {
    // An error here happens again, and is reported, when search is used.
    loadDialogContents().catch(() => {});
    loadBackend(language, withBase('/')).then(
      (backend) => backend.warm(),
      () => {},
    );
  }, [language]);

  const warmedFor = useRef<Language>(undefined);
  /**
   * Loads search before it's used, once: after a failure, only the next use tries again. Otherwise the
   * button would load when it gets the focus back, and the next use would wait for that to fail, too.
   */
  const warm = () => {
    if (warmedFor.current === language) return;
    warmedFor.current = language;
    load();
  };

  /** For event handlers: the input has focus when it returns, so the next key is typed there. */
  const open = useCallback(() => {
    flushSync(() => setPhase('open'));
    load();
  }, [load]);

  const close = useCallback(() => {
    setPhase('closed');
    setQuery('');
  }, []);

  const fail = useCallback(async (typed: () => string | undefined) => {
    if (await reopenAfterLoad(typed)) return;
    setQuery(typed() ?? '');
    setPhase('failed');
  }, []);

  // In the task that hydrates, so that no key is pressed between the early input and the dialog's.
  useLayoutEffect(() => {
    const typed = takeEarlyQuery() ?? takePendingQuery();
    if (typed === undefined) return;
    setQuery(typed);
    setPhase('open');
    load();
  }, [load]);

  useEffect(() => {
    return onOpenSearch((typed) => {
      setQuery(typed);
      open();
    });
  }, [open]);

  return { phase, query, warm, open, close, fail };
}
