import { withBase } from '@rspress/core/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../language/useLanguage';
import { loadBackend } from './loadBackend';
import { loadDialog, loadedDialog } from './loadDialog';
import { reopenAfterLoad, takeReopening } from './reopenAfterLoad';
import { keepTyping } from './typeAhead';

export type SearchPhase = 'closed' | 'loading' | 'open' | 'failed';

/** Whether the search is open, and what loads, opens and closes it. */
export function useSearchDialog() {
  const language = useLanguage();
  const [phase, setPhase] = useState<SearchPhase>('closed');
  const [query, setQuery] = useState('');
  const opening = useRef(false);

  const warm = useCallback(() => {
    // What fails here is met, and told, when the search is used.
    loadDialog().catch(() => {});
    loadBackend(language, withBase('/')).then(
      (backend) => backend.warm(),
      () => {},
    );
  }, [language]);

  const open = useCallback(
    async (typed = '') => {
      if (opening.current) return;
      warm();
      if (loadedDialog()) {
        setQuery(typed);
        setPhase('open');
        return;
      }
      opening.current = true;
      setPhase('loading');
      const endTyping = keepTyping(typed);
      try {
        await loadDialog();
        setQuery(endTyping());
        setPhase('open');
      } catch (error) {
        console.error(error);
        setPhase('failed');
        await reopenAfterLoad(endTyping());
      } finally {
        opening.current = false;
      }
    },
    [warm],
  );

  const close = useCallback(() => setPhase('closed'), []);

  useEffect(() => {
    const typed = takeReopening();
    if (typed !== undefined) void open(typed);
  }, [open]);

  return { phase, query, warm, open, close };
}
