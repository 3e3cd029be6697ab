import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Composition } from './composition';
import { type DialogKeyAction, dialogKeyAction } from './dialogKey';
import { dropBlankQuery, enterQuery, queryInput } from './queryInput';
import type { SearchSession } from './SearchSession';
import { nextStop, tabStops } from './tabTrap';

interface DialogEvents {
  dialog: RefObject<HTMLDialogElement | null>;
  session: SearchSession;
  composition: Composition;
  onClose: () => void;
  /** Enter came before the results did. */
  onEarlyEnter: () => void;
}

/**
 * Hears what happens in the dialog before DocSearch does, and keeps from it what it takes wrongly:
 * keys of an input method, Escape (which first clears a query, then closes), Tab, and an Enter that
 * would choose from the results of an older query.
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
    const { pending } = session;
    const press = { key, isComposing, keyCode, inField, query: input.value, pending };
    const action = dialogKeyAction(press);
    if (!action) return;
    event.stopPropagation();
    // An input method gets its keys; but of an Escape the browser would clear the field or close
    // the dialog.
    if (action !== 'compose' || key === 'Escape') event.preventDefault();
    const active = document.activeElement as HTMLElement | null;
    const deeds: Partial<Record<DialogKeyAction, () => void>> = {
      close: onClose,
      clear: () => enterQuery(input, ''),
      tab: () => nextStop(tabStops(root), active, event.shiftKey)?.focus(),
      'enter-later': onEarlyEnter,
    };
    deeds[action]?.();
  });

  useEffect(() => {
    const root = dialog.current;
    if (!root) return;
    const onKeyDown = (event: KeyboardEvent) => keyDown(event);
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
    const early = { capture: true };
    root.addEventListener('keydown', onKeyDown, early);
    root.addEventListener('input', onInput, early);
    root.addEventListener('compositionstart', onStart, early);
    root.addEventListener('compositionend', onEnd, early);
    return () => {
      root.removeEventListener('keydown', onKeyDown, early);
      root.removeEventListener('input', onInput, early);
      root.removeEventListener('compositionstart', onStart, early);
      root.removeEventListener('compositionend', onEnd, early);
    };
  }, [dialog, composition]);
}
