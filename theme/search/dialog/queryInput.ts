/** The field of the dialog. */
export function queryInput(dialog: Element | null | undefined): HTMLInputElement | null {
  return dialog?.querySelector<HTMLInputElement>('.DocSearch-Input') ?? null;
}

/** Puts a query into the field as if it had been typed, so that DocSearch takes notice. */
export function enterQuery(input: HTMLInputElement, query: string): void {
  writeValue(input, query);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

/** Searches again for what is in the field: DocSearch does when the field gets the focus. */
export function searchAgain(input: HTMLInputElement): void {
  input.blur();
  input.focus();
}

/** Spaces alone are an empty query, which shows the saved searches. */
export function dropBlankQuery(input: HTMLInputElement): void {
  if (input.value !== '' && input.value.trim() === '') writeValue(input, '');
}

/** React puts its own property over the element's, and would overlook what is set through it. */
function writeValue(input: HTMLInputElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, value);
}
