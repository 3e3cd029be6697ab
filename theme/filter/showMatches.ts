import { documentLanguage } from '../i18n/documentLanguage';
import { FILTER_TEXT } from '../i18n/text/filterText';
import { openSearch } from '../search/openSearch';
import { showGroups } from '../sidebar/sidebarEvents';
import { bestMatch, countPages, filterEntries } from './filterEntries';
import { readEntries } from './readEntries';

/**
 * Shows the entries of a list that match a filter. The rest is hidden rather than removed: adding it
 * again would take longer than a frame per key. The status names `query`; `simplified`, without
 * traditional characters, is what's looked for.
 */
export function showMatches(list: HTMLElement, query: string, simplified: string): void {
  const entries = readEntries(list);
  const shown = filterEntries(entries, simplified);
  const visible = new Set(shown);
  for (const entry of filterEntries(entries, '')) entry.element.hidden = !visible.has(entry);
  const filtered = query.trim() !== '';
  showGroups(list, filtered);
  showStatus(list, query, filtered ? countPages(shown) : undefined);
  if (filtered) list.closest('[data-scroller]')?.scrollTo(0, 0);
}

/** Says how many pages match, or shows that none does; nothing if `count` is `undefined`. */
function showStatus(list: HTMLElement, query: string, count: number | undefined): void {
  const status = list.querySelector('[data-filter-status]');
  if (!status) return;
  const text = FILTER_TEXT[documentLanguage()];
  const noMatch = list.matches('nav') ? text.sidebarNoMatch : text.overviewNoMatch;
  status.classList.toggle('visually-hidden', count !== 0);
  if (count === undefined) status.textContent = '';
  else status.textContent = count === 0 ? noMatch(query) : text.filterCount(count);
  if (list.matches('nav')) offerSearch(status, count === 0 ? query : undefined);
}

/** The sidebar has the pages of one section only: if none matches, the search looks at all of them. */
function offerSearch(status: Element, query: string | undefined): void {
  const offered = status.parentElement?.querySelector('button');
  offered?.remove();
  if (query === undefined) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'text-button';
  button.ariaHasPopup = 'dialog';
  button.textContent = FILTER_TEXT[documentLanguage()].searchAll;
  button.addEventListener('click', () => openSearch(query.trim()));
  status.after(button);
}

/** Follows the link that matches the text of the filter best, if any does. */
export function followBestMatch(list: HTMLElement, query: string): void {
  const best = bestMatch(filterEntries(readEntries(list), query), query);
  best?.element.querySelector('a')?.click();
}
