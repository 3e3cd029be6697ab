import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isComposing } from '../../ui/composition';
import { typedCharacter } from '../../ui/keyPress';
import type { SearchSession } from '../dialog/SearchSession';
import { queryInput } from '../queryInput';
import { cutTyped, dropBlankQuery, enterQuery } from './patches';

interface DialogEvents {
  dialog: RefObject<HTMLDialogElement | null>;
  session: SearchSession;
  onClose: () => void;
  /** Called after the query has changed. `isCut`: it was too long. */
  onInput: (isCut: boolean) => void;
  /** Called when Enter is pressed before the results have arrived. */
  onEarlyEnter: () => void;
}

/**
 * Handles events of the dialog before DocSearch, and stops the keys that DocSearch handles wrongly: Escape,
 * which should first clear the query, Tab, and an Enter that would choose from the results of an older
 * query. Also cuts long queries.
 */
export function useDialogEvents(events: DialogEvents): void {
  const { dialog, session, onClose, onInput, onEarlyEnter } = events;
  /** The action of a key that replaces DocSearch's; `undefined` if DocSearch should handle the key. */
  const actionOf = ({ key, target }: KeyboardEvent, input: HTMLInputElement) => {
    if (key === 'Escape') return () => (input.value ? enterQuery(input, '') : onClose());
    const isEarly = target === input && input.value !== '' && session.isPending;
    return key === 'Enter' && isEarly ? onEarlyEnter : undefined;
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const input = queryInput(dialog.current);
    if (!input) return;
    // A character that's typed while a link has focus is for the query.
    if (event.target !== input && typedCharacter(event)) input.focus();
    const action = actionOf(event, input);
    // Tab is left to the browser, which keeps the focus in a modal dialog.
    if (action || event.key === 'Tab') event.stopPropagation();
    if (action) event.preventDefault();
    action?.();
  });

  const checkInput = useEffectEvent((input: HTMLInputElement) => {
    if (isComposing()) return;
    dropBlankQuery(input);
    onInput(cutTyped(input));
  });

  useEffect(() => {
    const root = dialog.current;
    if (!root) return;
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    root.addEventListener('keydown', (event) => onKeyDown(event), options);
    root.addEventListener('input', ({ target }) => checkInput(target as HTMLInputElement), options);
    return () => listeners.abort();
  }, [dialog]);
}
