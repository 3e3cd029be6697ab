import { withBase } from '@rspress/core/runtime';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { simplify, warmSimplify } from '../../i18n/zh/simplify';
import { repairSavedSearches } from '../docsearch/savedSearches';
import { queryInput } from '../queryInput';
import { indexName } from '../searchBackend';
import { type SearchOutcome, SearchSession } from './SearchSession';

/**
 * The session of the open dialog, the outcome of its newest search, whether searches can be saved, and a
 * handler for Enter before the results. `submitted`: the query for which Enter was pressed already.
 */
export function useSearchSession(
  language: string,
  dialog: RefObject<HTMLElement | null>,
  submitted: string | undefined,
) {
  const [outcome, setOutcome] = useState<SearchOutcome>();
  const enteredQuery = useRef(submitted);

  const [state] = useState(() => {
    const onOutcome = (ended: SearchOutcome) => {
      setOutcome(ended);
      // Enter chooses from the results of the whole query, and the newest search may not have ended yet.
      if (session.isPending) return;
      const isEntered = queryInput(dialog.current)?.value === enteredQuery.current;
      enteredQuery.current = undefined;
      // After DocSearch has rendered the results.
      if (isEntered && ended.kind === 'results') setTimeout(() => pressEnter(dialog.current));
    };
    warmSimplify(language);
    const backend = async () => {
      const { loadBackend } = await import('../loadBackend');
      return loadBackend(language, withBase('/'));
    };
    const session = new SearchSession(backend, simplify, onOutcome);
    return {
      session,
      // The saved searches are repaired before DocSearch reads them.
      keepsSearches: repairSavedSearches(indexName(language)),
    };
  });

  const onEarlyEnter = useCallback(() => {
    enteredQuery.current = queryInput(dialog.current)?.value;
  }, [dialog]);
  return { ...state, outcome, onEarlyEnter };
}

function pressEnter(dialog: Element | null): void {
  queryInput(dialog)?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
  );
}
