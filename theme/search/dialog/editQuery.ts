import { UI_LIMITS } from '../../settings/site';

/** The part of a query that's searched for. It never ends with half of a character. */
export function cutQuery(query: string): string {
  return query.slice(0, UI_LIMITS.searchInput).replace(/[\ud800-\udbff]$/, '');
}

/** Cuts what was typed or pasted if it's too long. Returns whether it was. */
export function cutTyped(input: HTMLInputElement): boolean {
  const isLong = input.value.length > UI_LIMITS.searchInput;
  if (isLong) writeValue(input, cutQuery(input.value));
  return isLong;
}

/** Fills in a query as if it were typed, so that DocSearch searches for it. */
export function enterQuery(input: HTMLInputElement, query: string): void {
  writeValue(input, query);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

/** Searches for the query again, which DocSearch does when its input gets focus. */
export function searchAgain(input: HTMLInputElement): void {
  input.blur();
  input.focus();
}

/**
 * Lets the arrow keys move through the results of the initial query: DocSearch regards those as
 * closed until its input gets focus, and the first arrow key would only open them.
 */
export function openInitialResults(input: HTMLInputElement): void {
  input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Spaces alone are an empty query, which shows the saved searches. */
export function dropBlankQuery(input: HTMLInputElement): void {
  if (input.value !== '' && input.value.trim() === '') writeValue(input, '');
}

/** Uses the prototype's setter: React tracks the element's own and wouldn't notice the change. */
function writeValue(input: HTMLInputElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, value);
}
