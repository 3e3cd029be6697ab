import { type KeyboardEvent as ReactKeyboardEvent, useRef } from 'react';
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
  const onKeyDown = (event: ReactKeyboardEvent<HTMLTextAreaElement>) => {
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

function commandOf(event: ReactKeyboardEvent<HTMLTextAreaElement>): Command | undefined {
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  if (modified || event.currentTarget.readOnly) return undefined;
  if (event.key === 'Tab') return event.shiftKey ? outdent : indent;
  if (event.key === 'Enter') return event.shiftKey ? undefined : breakLine;
  return /^[)\]}]$/.test(event.key) ? closeBracket(event.key) : undefined;
}

/**
 * Edits a field as if the reader had typed, with undo and an `input` event. Only
 * `execCommand` can do that; it's deprecated, but every browser supports it.
 */
function applyEdit(field: HTMLTextAreaElement, { replace, insert, select }: TextEdit): void {
  field.setSelectionRange(replace.start, replace.end);
  const typed =
    insert === ''
      ? replace.start === replace.end || document.execCommand('delete')
      : document.execCommand('insertText', false, insert);
  if (!typed) {
    field.setRangeText(insert, replace.start, replace.end, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(select.start, select.end);
}

/**
 * Whether a key selects or ends what an input method composes. Safari ends a composition before it sends
 * the key that ended it, with the code 229.
 */
export function isInputMethodKey({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}

/** The platform's keyboard shortcut that runs the editor's code. */
export function runKeys(platform: string): string {
  return /mac|iphone|ipad/i.test(platform) ? '⌘ Enter' : 'Ctrl+Enter';
}
