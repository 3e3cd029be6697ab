import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { UI_LIMITS } from '../../settings/site';

/**
 * The site's changes to DocSearch 3.9.0, each with its reason. The browser tests of the dialog fail if a
 * new version of DocSearch has other markup.
 *
 * - The client is replaced (`DocSearch.tsx`): Algolia's can't search the site's index.
 * - The limit of 64 characters is raised (`docSearchLength.ts`): error messages are longer.
 * - Closing doesn't scroll the page (`DocSearch.tsx`): the reader may be on another page by then.
 * - The text of rows is replaced (`HitRow.tsx`): DocSearch renders hits as HTML and shows one line of them.
 * - Roles of rows are corrected (`useRowSemantics`): an option mustn't contain a link or a button.
 * - Roles around the rows are corrected, and the page's margin is restored (`useMarkup`): see there.
 * - The "no results" and error screens are hidden (`screens.css`) and replaced (`Screens.tsx`): DocSearch
 *   never keeps an error, and suggests titles of groups.
 * - Some keys are handled first (`useDialogEvents.ts`): in DocSearch, Escape closes at once, Tab stops at
 *   hidden buttons, and Enter chooses from the results of an older query.
 * - Queries are written to the input (`enterQuery`, `searchAgain`, `openInitialResults`, `cutTyped`,
 *   `dropBlankQuery`): DocSearch has no API for that.
 * - Saved searches are repaired (`savedSearches.ts`): DocSearch doesn't validate them, and throws if the
 *   storage is full.
 * - Clicks on results are reported by the site (`hosted/insights.ts`): see there.
 */

/** With these, DocSearch marks up the element around everything as a button that opens a list box. */
const WRONG_ATTRIBUTES = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'];

/**
 * Fixes the roles of DocSearch's elements, which React doesn't set again, and undoes DocSearch's changes to
 * the page behind the dialog. Returns the element that contains the screens, once it's rendered.
 */
export function useMarkup(
  dialog: RefObject<HTMLDialogElement | null>,
  resultsLabel: string,
): Element | null {
  const [screens, setScreens] = useState<Element | null>(null);

  useLayoutEffect(() => {
    const find = (name: string) => dialog.current?.querySelector(`.DocSearch-${name}`) ?? null;
    for (const name of WRONG_ATTRIBUTES) find('Container')?.removeAttribute(name);
    // As `header` and `footer`, they would be the page's landmarks.
    find('SearchBar')?.setAttribute('role', 'presentation');
    find('Footer')?.setAttribute('role', 'presentation');
    const dropdown = find('Dropdown');
    // Scrollable, without a focusable element inside: keyboards could otherwise not scroll the results.
    dropdown?.setAttribute('tabindex', '0');
    dropdown?.setAttribute('role', 'group');
    dropdown?.setAttribute('aria-label', resultsLabel);
    setScreens(dropdown);
  }, [dialog, resultsLabel]);

  // The site keeps the scrollbar's gutter while a dialog is open. DocSearch's margin would shift
  // the page.
  useLayoutEffect(() => {
    document.body.style.marginRight = '';
  }, []);
  useEffect(() => document.body.classList.remove('DocSearch--active'), []);

  return screens;
}

/**
 * DocSearch makes the list item around a row an option. Moves its role, ID, and selection to the row's
 * link. Saved searches, whose rows also have buttons, become a plain list of links.
 *
 * Runs after each render, because React may have set one of the attributes again.
 */
export function useRowSemantics(link: RefObject<HTMLAnchorElement | null>, saved: boolean): void {
  useLayoutEffect(() => {
    const option = link.current;
    const item = option?.closest('li');
    const list = item?.parentElement;
    if (!option || !item || !list) return;
    if (saved) {
      list.removeAttribute('role');
      item.removeAttribute('role');
    } else {
      item.setAttribute('role', 'presentation');
      option.setAttribute('role', 'option');
    }
    moveAttribute(item, 'id', option, 'id');
    moveAttribute(item, 'aria-selected', option, saved ? 'aria-current' : 'aria-selected');
    // DocSearch gives all lists the same ID and label, and the ID isn't the one in `aria-controls`.
    list.id = option.id.replace(/-item-\d+$/, '-list');
    const title = list.previousElementSibling;
    if (!title) return;
    title.id = `${list.id}-title`;
    list.setAttribute('aria-labelledby', title.id);
  });
}

function moveAttribute(from: Element, name: string, to: Element, newName: string): void {
  const value = from.getAttribute(name);
  if (value === null) return;
  to.setAttribute(newName, value);
  from.removeAttribute(name);
}

/** Cuts a query to the characters that are searched for, without splitting a surrogate pair. */
export function cutQuery(query: string): string {
  return query.slice(0, UI_LIMITS.searchInput).replace(/[\ud800-\udbff]$/, '');
}

/** Cuts the text of the input if it's too long. Returns whether it was. */
export function cutTyped(input: HTMLInputElement): boolean {
  const isLong = input.value.length > UI_LIMITS.searchInput;
  if (isLong) writeValue(input, cutQuery(input.value));
  return isLong;
}

/** Empties an input with only spaces: DocSearch shows the saved searches only for an empty query. */
export function dropBlankQuery(input: HTMLInputElement): void {
  if (input.value !== '' && input.value.trim() === '') writeValue(input, '');
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
 * Lets the arrow keys move through the results of the initial query. DocSearch treats these results as
 * closed until its input gets focus, so the first arrow key would only open them.
 */
export function openInitialResults(input: HTMLInputElement): void {
  input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Uses the prototype's setter, because React overrides the element's and wouldn't notice the change. */
function writeValue(input: HTMLInputElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, value);
}
