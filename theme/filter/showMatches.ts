import { documentLanguage } from '../i18n/documentText';
import { FILTER_TEXT } from '../i18n/text/filterText';
import { bestMatch, countPages, type FilterEntry, filterEntries } from './filterEntries';

/** A group, page, or heading of an overview in the document. */
interface ListEntry extends FilterEntry<ListEntry> {
  element: HTMLElement;
}

/**
 * Shows the entries of an overview that match a filter. The rest is hidden rather than removed: adding it
 * again would take longer than a frame per key. The status names `query`; `simplified`, without
 * traditional characters, is what's looked for.
 */
export function showMatches(overview: HTMLElement, query: string, simplified: string): void {
  const entries = readEntries(overview);
  const shown = filterEntries(entries, simplified);
  const visible = new Set(shown);
  for (const entry of filterEntries(entries, '')) entry.element.hidden = !visible.has(entry);
  showStatus(overview, query, countPages(shown));
}

/** Says how many pages match, or shows that none does; nothing without a query. */
function showStatus(overview: HTMLElement, query: string, count: number): void {
  const status = overview.querySelector('[data-filter-status]');
  if (!status) return;
  const text = FILTER_TEXT[documentLanguage()];
  status.classList.toggle('visually-hidden', count !== 0);
  if (query.trim() === '') status.textContent = '';
  else status.textContent = count === 0 ? text.overviewNoMatch(query) : text.filterCount(count);
}

/** Follows the link that matches the text of the filter best, if any does. */
export function followBestMatch(overview: HTMLElement, query: string): void {
  const best = bestMatch(filterEntries(readEntries(overview), query), query);
  best?.element.querySelector('a')?.click();
}

/** The entries of an overview. Each has its title first, and then a list of what belongs to it. */
function readEntries(list: Element): ListEntry[] {
  const elements = list.querySelectorAll<HTMLElement>(':scope > section, :scope > ul > li');
  return [...elements].map((element) => {
    const title = element.firstElementChild;
    return {
      // A group without a title has its list first.
      text: title?.matches('ul') ? '' : (title?.textContent ?? ''),
      href: title?.getAttribute('href') ?? undefined,
      children: readEntries(element),
      element,
    };
  });
}
