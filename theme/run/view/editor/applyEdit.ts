import type { TextEdit } from './textEdit';

/**
 * Changes a field as if it had been typed: the browser's own undo takes it back, and `input` is
 * fired. The only way to that is a command that standards call obsolete and every browser has.
 */
export function applyEdit(field: HTMLTextAreaElement, { replace, insert, select }: TextEdit): void {
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
