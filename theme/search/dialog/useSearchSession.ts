import { withBase } from '@rspress/core/runtime';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { simplify, warmSimplify } from '../../i18n/zh/simplify';
import { repairSavedSearches } from '../docsearch/savedSearches';
import { queryInput } from '../queryInput';
import { indexName } from '../searchBackend';
import { type SearchOutcome, SearchSession } from './SearchSession';

/**
 * The session of the open dialog, and the outcome of its newest search. `submitted`: Enter was
 * pressed before the session existed.
 */
export function useSearchSession(
  language: string,
  dialog: RefObject<HTMLElement | null>,
  submitted: boolean,
) {
  const [outcome, setOutcome] = useState<SearchOutcome>();
  const enterWaits = useRef(submitted);

  const [state] = useState(() => {
    const settle = (ended: SearchOutcome) => {
      setOutcome(ended);
      // Enter chooses from the results of the whole query, not of what was typed of it so far.
      if (session.pending) return;
      const enter = enterWaits.current;
      enterWaits.current = false;
      // After DocSearch has rendered the results.
      if (enter && ended.kind === 'results') setTimeout(() => pressEnter(dialog.current));
    };
    warmSimplify(language);
    const backend = async () => {
      const { loadBackend } = await import('../loadBackend');
      return loadBackend(language, withBase('/'));
    };
    const session = new SearchSession(backend, simplify, settle);
    return {
      session,
      // Repaired before DocSearch reads them.
      keepsSearches: repairSavedSearches(indexName(language)),
    };
  });

  const onEarlyEnter = useCallback(() => {
    enterWaits.current = true;
  }, []);
  return { ...state, outcome, onEarlyEnter };
}

function pressEnter(dialog: Element | null): void {
  queryInput(dialog)?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
  );
}
