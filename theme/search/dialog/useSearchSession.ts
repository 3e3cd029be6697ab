import { withBase } from '@rspress/core/runtime';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { loadBackend } from '../loadBackend';
import { indexName } from '../settings';
import { Composition } from './composition';
import { queryInput } from './queryInput';
import { type Outcome, SearchSession } from './SearchSession';
import { repairSavedSearches } from './savedSearches';

/** The session of one opening, with how its newest search ended. */
export function useSearchSession(language: string, dialog: RefObject<HTMLElement | null>) {
  const [outcome, setOutcome] = useState<Outcome>();
  const enterWaits = useRef(false);

  const [{ session, composition, keepsSearches }] = useState(() => {
    const watch = new Composition();
    const settle = (ended: Outcome) => {
      setOutcome(ended);
      const enter = enterWaits.current;
      enterWaits.current = false;
      // Once DocSearch has taken the results, it is as if Enter were pressed now.
      if (enter && ended.kind === 'results') setTimeout(() => pressEnter(dialog.current));
    };
    return {
      session: new SearchSession(() => loadBackend(language, withBase('/')), watch, settle),
      composition: watch,
      // Before DocSearch reads them.
      keepsSearches: repairSavedSearches(indexName(language)),
    };
  });

  const onEarlyEnter = useCallback(() => {
    enterWaits.current = true;
  }, []);
  return { session, composition, keepsSearches, outcome, onEarlyEnter };
}

function pressEnter(dialog: Element | null): void {
  queryInput(dialog)?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
  );
}
