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
  /** The query was changed, and cut if it was too long. */
  onInput: (isCut: boolean) => void;
  /** Enter was pressed before the results arrived. */
  onEarlyEnter: () => void;
}

/**
 * Handles events of the dialog before DocSearch does, and stops those that it handles wrongly: Escape
 * (which first clears the query, then closes), Tab, and an Enter that would choose from the results of an
 * older query.
 */
export function useDialogEvents(events: DialogEvents): void {
  const { dialog, session, onClose, onInput, onEarlyEnter } = events;
  /** What a key does instead of what DocSearch would do; `undefined` if DocSearch should handle it. */
  const actionOf = ({ key, target }: KeyboardEvent, input: HTMLInputElement) => {
    if (key === 'Escape') return () => (input.value ? enterQuery(input, '') : onClose());
    const isEarly = target === input && input.value !== '' && session.pending;
    return key === 'Enter' && isEarly ? onEarlyEnter : undefined;
  };
  const keyDown = useEffectEvent((event: KeyboardEvent) => {
    const input = queryInput(dialog.current);
    if (!input) return;
    // What's typed on a link is a query.
    if (event.target !== input && typedCharacter(event)) input.focus();
    const action = actionOf(event, input);
    // The browser keeps the focus in a modal dialog.
    if (action || event.key === 'Tab') event.stopPropagation();
    if (action) event.preventDefault();
    action?.();
  });

  const input = useEffectEvent((field: HTMLInputElement) => {
    if (isComposing()) return;
    dropBlankQuery(field);
    onInput(cutTyped(field));
  });

  useEffect(() => {
    const root = dialog.current;
    if (!root) return;
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    root.addEventListener('keydown', (event) => keyDown(event), options);
    root.addEventListener('input', ({ target }) => input(target as HTMLInputElement), options);
    return () => listeners.abort();
  }, [dialog]);
}
