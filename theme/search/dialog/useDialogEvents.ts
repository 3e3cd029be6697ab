import { type RefObject, useEffect, useEffectEvent } from 'react';
import { typedCharacter } from '../../ui/keyPress';
import { isCommandQuery } from '../commands/matchCommands';
import type { Composition } from './composition';
import { type DialogKeyAction, dialogKeyAction } from './dialogKey';
import { dropBlankQuery, enterQuery } from './editQuery';
import { queryInput } from './queryInput';
import type { SearchSession } from './SearchSession';
import { nextStop, tabStops } from './tabTrap';

interface DialogEvents {
  dialog: RefObject<HTMLDialogElement | null>;
  session: SearchSession;
  composition: Composition;
  onClose: () => void;
  /** Enter was pressed before the results arrived. */
  onEarlyEnter: () => void;
}

/**
 * Handles events of the dialog before DocSearch does, and stops those that it handles wrongly: keys
 * of an input method, Escape (which first clears the query, then closes), Tab, arrows on the start
 * screen, and an Enter that would choose from the results of an older query.
 */
export function useDialogEvents({
  dialog,
  session,
  composition,
  onClose,
  onEarlyEnter,
}: DialogEvents): void {
  const keyDown = useEffectEvent((event: KeyboardEvent) => {
    const root = dialog.current;
    const input = queryInput(root);
    if (!root || !input) return;
    const { key, isComposing, keyCode, target } = event;
    const inField = target === input;
    // What's typed on a link or a button is a query.
    if (!inField && typedCharacter(event)) input.focus();
    const { pending } = session;
    const rows = ownRows(root, input.value);
    const press = {
      ...{ key, isComposing, keyCode, inField, query: input.value, pending },
      ownRows: rows.length > 0,
      commands: rows.length > 0 && isCommandQuery(input.value),
    };
    const action = dialogKeyAction(press);
    if (!action) return;
    event.stopPropagation();
    // An input method gets its keys, but on Escape the browser would clear the field or close the
    // dialog.
    if (action !== 'compose' || key === 'Escape') event.preventDefault();
    const active = document.activeElement as HTMLElement | null;
    const handlers: Partial<Record<DialogKeyAction, () => void>> = {
      close: onClose,
      clear: () => enterQuery(input, ''),
      tab: () => nextStop(tabStops(root), active, event.shiftKey)?.focus(),
      move: () => nextStop([input, ...rows], active, key === 'ArrowUp')?.focus(),
      'enter-later': onEarlyEnter,
      first: () => rows[0]?.click(),
    };
    handlers[action]?.();
  });

  useEffect(() => {
    const root = dialog.current;
    if (!root) return;
    const onInput = (event: Event) => {
      if (!composition.active) dropBlankQuery(event.target as HTMLInputElement);
    };
    const onStart = () => {
      composition.begin();
      root.dataset.composing = '';
    };
    const onEnd = () => {
      composition.end();
      delete root.dataset.composing;
    };
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    root.addEventListener('keydown', (event) => keyDown(event), options);
    root.addEventListener('input', onInput, options);
    root.addEventListener('compositionstart', onStart, options);
    root.addEventListener('compositionend', onEnd, options);
    return () => listeners.abort();
  }, [dialog, composition]);
}

/** What arrow keys move through: the start screen, if it's shown, or the commands after `>`. */
function ownRows(root: Element, query: string): HTMLElement[] {
  const list = root.querySelector(isCommandQuery(query) ? '.search-matches' : '.search-start');
  return list ? tabStops(list) : [];
}
