import { type KeyboardEvent, useRef } from 'react';
import { applyEdit } from './applyEdit';
import { breakLine, closeBracket, indent, outdent, type Range, type TextEdit } from './textEdit';

type Command = (text: string, selection: Range) => TextEdit;

/**
 * What a code field's keys do beside writing: Tab indents, Enter and closing brackets keep the
 * indentation, Ctrl or Cmd and Enter runs. After Escape the next Tab is the browser's own again.
 */
export function useCodeKeys(run: () => void) {
  const isLeaving = useRef(false);
  const stay = () => {
    isLeaving.current = false;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // A writer of Chinese chooses words with these keys.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      isLeaving.current = true;
      return;
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      run();
    }
    const command = commandOf(event);
    if (command && !(event.key === 'Tab' && isLeaving.current)) {
      event.preventDefault();
      const { value, selectionStart: start, selectionEnd: end } = event.currentTarget;
      applyEdit(event.currentTarget, command(value, { start, end }));
    }
    if (event.key !== 'Shift') stay();
  };
  return { onKeyDown, onBlur: stay, onPointerDown: stay };
}

function commandOf(event: KeyboardEvent<HTMLTextAreaElement>): Command | undefined {
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  if (modified || event.currentTarget.readOnly) return undefined;
  if (event.key === 'Tab') return event.shiftKey ? outdent : indent;
  if (event.key === 'Enter') return event.shiftKey ? undefined : breakLine;
  return /^[)\]}]$/.test(event.key) ? closeBracket(event.key) : undefined;
}
