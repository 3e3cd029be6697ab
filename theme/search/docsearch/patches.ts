import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { UI_LIMITS } from '../../settings/site';

/**
 * All that's patched in DocSearch 3.9.0, and why. The browser tests of the dialog fail if its markup is
 * another one.
 *
 * - Its client is ours (`DocSearch.tsx`): Algolia's can't search the site's own index.
 * - Its limit of 64 characters is the site's (`docSearchLength.ts`): error messages are longer.
 * - Where it scrolls when it closes (`DocSearch.tsx`): the reader may be on another page by then.
 * - Text of rows is replaced (`HitRow.tsx`): it renders hits as HTML and shows one line of them.
 * - Roles of rows (`useRowSemantics`): an option mustn't contain a link or a button.
 * - Roles around the rows, and the page's margin (`useMarkup`): see there.
 * - Its "no results" and error screens are hidden (`docSearch.css`): it never keeps an error, and it
 *   suggests titles of groups. Ours are in `Screens.tsx`.
 * - Keys (`useDialogEvents.ts`): Escape closes at once, Tab stops at hidden buttons, Enter chooses from the
 *   results of an older query, and arrow keys don't reach our own screens.
 * - Queries (`enterQuery`, `searchAgain`, `openInitialResults`, `cutTyped`, `dropBlankQuery`): its
 *   input has no interface for them.
 * - Saved searches are repaired before it reads them (`savedSearches.ts`): it doesn't validate them and
 *   throws if the storage is full.
 * - Clicks on results are reported by the site (`hosted/insights.ts`): see there.
 */

/** DocSearch's container is marked up as a button with a list box. */
const WRONG_ATTRIBUTES = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'];

/**
 * Fixes the roles in DocSearch's markup, which it doesn't re-render, and undoes its changes to the
 * page behind the dialog. Returns the element that contains its screens.
 */
export function useMarkup(
  dialog: RefObject<HTMLDialogElement | null>,
  resultsLabel: string,
): Element | null {
  const [screens, setScreens] = useState<Element | null>(null);

  useLayoutEffect(() => {
    const find = (name: string) => dialog.current?.querySelector(`.DocSearch-${name}`) ?? null;
    for (const name of WRONG_ATTRIBUTES) find('Container')?.removeAttribute(name);
    // Not the banner and the footer of the page.
    find('SearchBar')?.setAttribute('role', 'presentation');
    find('Footer')?.setAttribute('role', 'presentation');
    const dropdown = find('Dropdown');
    // It's scrollable and contains nothing that Tab reaches.
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
 * DocSearch makes the list item around a row an option. Moves role, ID, and selection to the row's
 * link. Saved searches, whose rows have buttons too, become a plain list of links.
 *
 * Runs after each render, as React may have set one of the attributes again.
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

/** Spaces alone are an empty query, which shows the saved searches. */
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
 * Lets the arrow keys move through the results of the initial query: DocSearch regards those as
 * closed until its input gets focus, and the first arrow key would only open them.
 */
export function openInitialResults(input: HTMLInputElement): void {
  input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Uses the prototype's setter: React tracks the element's own and wouldn't notice the change. */
function writeValue(input: HTMLInputElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, value);
}
