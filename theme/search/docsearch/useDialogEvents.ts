import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isComposing } from '../../ui/composition';
import { typedCharacter } from '../../ui/keyPress';
import type { SearchSession } from '../dialog/SearchSession';
import { queryInput } from '../queryInput';
import { dropBlankQuery, enterQuery } from './patches';

const TABBABLE = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex]';

/** The tabbable elements below an element, in order. */
function tabStops(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
}

/** The tab stop after the current one, wrapping around; the first one if the focus is elsewhere. */
export function nextStop<T>(
  stops: readonly T[],
  current: T | null,
  backwards: boolean,
): T | undefined {
  const at = current === null ? -1 : stops.indexOf(current);
  if (at < 0) return backwards ? stops.at(-1) : stops[0];
  return stops.at((at + (backwards ? -1 : 1)) % stops.length);
}

/** The properties of a key press in the dialog that are used. */
export interface DialogKeyPress {
  key: string;
  /** Whether it was pressed in the field. */
  inField: boolean;
  query: string;
  /** Whether the query is still being searched for. */
  pending: boolean;
  /** Whether the start screen is shown instead of DocSearch's rows. */
  ownRows: boolean;
}

/** What a key does before DocSearch handles it; `undefined` if DocSearch should handle it. */
export function dialogKeyAction({ key, inField, query, pending, ownRows }: DialogKeyPress) {
  if (key === 'Escape') return query === '' ? 'close' : 'clear';
  if (key === 'Tab') return 'tab';
  if (key === 'ArrowDown' || key === 'ArrowUp') return ownRows ? 'move' : undefined;
  if (key !== 'Enter' || !inField || query === '') return undefined;
  return pending ? 'enter-later' : undefined;
}

interface DialogEvents {
  dialog: RefObject<HTMLDialogElement | null>;
  session: SearchSession;
  onClose: () => void;
  /** Enter was pressed before the results arrived. */
  onEarlyEnter: () => void;
}

/**
 * Handles events of the dialog before DocSearch does, and stops those that it handles wrongly: Escape
 * (which first clears the query, then closes), Tab, arrows on the start screen, and an Enter that would
 * choose from the results of an older query.
 */
export function useDialogEvents(events: DialogEvents): void {
  const { dialog, session, onClose, onEarlyEnter } = events;
  const keyDown = useEffectEvent((event: KeyboardEvent) => {
    const root = dialog.current;
    const input = queryInput(root);
    if (!root || !input) return;
    const { key, target } = event;
    const inField = target === input;
    // What's typed on a link or a button is a query.
    if (!inField && typedCharacter(event)) input.focus();
    const start = root.querySelector('.search-start');
    const rows = start ? tabStops(start) : [];
    const { pending } = session;
    const press = { key, inField, query: input.value, pending, ownRows: rows.length > 0 };
    const action = dialogKeyAction(press);
    if (!action) return;
    event.stopPropagation();
    event.preventDefault();
    const active = document.activeElement as HTMLElement | null;
    const handlers: Record<typeof action, () => void> = {
      close: onClose,
      clear: () => enterQuery(input, ''),
      tab: () => nextStop(tabStops(root), active, event.shiftKey)?.focus(),
      move: () => nextStop([input, ...rows], active, key === 'ArrowUp')?.focus(),
      'enter-later': onEarlyEnter,
    };
    handlers[action]();
  });

  useEffect(() => {
    const root = dialog.current;
    if (!root) return;
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    root.addEventListener('keydown', (event) => keyDown(event), options);
    const input = ({ target }: Event) => {
      if (!isComposing()) dropBlankQuery(target as HTMLInputElement);
    };
    root.addEventListener('input', input, options);
    return () => listeners.abort();
  }, [dialog]);
}
