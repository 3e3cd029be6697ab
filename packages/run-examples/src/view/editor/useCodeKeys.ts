import { type KeyboardEvent, useRef } from 'react';
import { applyEdit } from './applyEdit';
import { isInputMethodKey } from './isInputMethodKey';
import { breakLine, closeBracket, indent, outdent, type Range, type TextEdit } from './textEdit';

type Command = (text: string, selection: Range) => TextEdit;

/**
 * Key handlers for a code field: Tab indents, Enter and closing brackets keep the indentation,
 * Ctrl+Enter or Cmd+Enter runs. After Escape, the next Tab moves the focus, as usual.
 */
export function useCodeKeys(run: () => void) {
  const tabLeaves = useRef(false);
  const resetTab = () => {
    tabLeaves.current = false;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isInputMethodKey(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      tabLeaves.current = true;
      return;
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      run();
    }
    const command = commandOf(event);
    if (command && !(event.key === 'Tab' && tabLeaves.current)) {
      event.preventDefault();
      const { value, selectionStart: start, selectionEnd: end } = event.currentTarget;
      applyEdit(event.currentTarget, command(value, { start, end }));
    }
    if (event.key !== 'Shift') resetTab();
  };
  return { onKeyDown, onBlur: resetTab, onPointerDown: resetTab };
}

function commandOf(event: KeyboardEvent<HTMLTextAreaElement>): Command | undefined {
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  if (modified || event.currentTarget.readOnly) return undefined;
  if (event.key === 'Tab') return event.shiftKey ? outdent : indent;
  if (event.key === 'Enter') return event.shiftKey ? undefined : breakLine;
  return /^[)\]}]$/.test(event.key) ? closeBracket(event.key) : undefined;
}
