import type { TextEdit } from './textEdit';

/**
 * Edits a field as if the reader had typed, with undo and an `input` event. Only
 * `execCommand` can do that; it's deprecated, but every browser supports it.
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
