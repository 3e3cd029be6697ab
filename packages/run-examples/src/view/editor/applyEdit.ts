import type { TextEdit } from './textEdit';

/**
 * Edits a field as if the reader had typed: undo takes it back, and an `input` event fires. Only
 * `execCommand` can do that; the standards call it obsolete, and every browser has it.
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
