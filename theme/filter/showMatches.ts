import { documentLanguage } from '../i18n/documentText';
import { FILTER_TEXT } from '../i18n/text/filterText';

/** Normalizes text for matching, which ignores case and hyphens. */
function normalize(text: string | null | undefined): string {
  return (text ?? '').toLowerCase().replaceAll('-', '').trim();
}

/**
 * Shows the entries of an overview that match a filter, with the entries above and below them. The others
 * are hidden rather than removed: after each key, adding entries again would take longer than a frame.
 *
 * @param query the text as typed, for the status
 * @param simplified the text to match: `query` without traditional Chinese characters
 */
export function showMatches(overview: HTMLElement, query: string, simplified: string): void {
  filterEntries(overview, normalize(simplified), false);
  showStatus(overview, query, shownLinks(overview).pages.length);
}

/**
 * Shows or hides the entries directly below `parent` (groups, pages, or headings) and, recursively, those
 * below them. Shows all if `parentMatches`. Returns whether any is shown.
 */
function filterEntries(parent: Element, wanted: string, parentMatches: boolean): boolean {
  const entries = [...parent.querySelectorAll<HTMLElement>(':scope > section, :scope > ul > li')];
  const shown = entries.filter((entry) => {
    const title = entry.firstElementChild;
    // The first element of a group without a title is its list.
    const isTitleMatch = !title?.matches('ul') && normalize(title?.textContent).includes(wanted);
    const matches = parentMatches || isTitleMatch || wanted === '';
    const hasMatches = filterEntries(entry, wanted, matches);
    entry.hidden = !matches && !hasMatches;
    return !entry.hidden;
  });
  return shown.length > 0;
}

/** The links that are shown, in order, and those of them that lead to a page rather than a heading. */
function shownLinks(overview: HTMLElement) {
  const links = [...overview.querySelectorAll('a')].filter((link) => !link.closest('[hidden]'));
  return { links, pages: links.filter(({ hash }) => hash === '') };
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

/**
 * Follows the link that matches a filter best: the page with that name, otherwise the first page that
 * matches, otherwise the first heading that does, otherwise the first link of a group that does. Does
 * nothing for an empty filter.
 */
export function followBestMatch(overview: HTMLElement, simplified: string): void {
  const wanted = normalize(simplified);
  const { links, pages } = shownLinks(overview);
  const best =
    pages.find(({ textContent }) => normalize(textContent) === wanted) ??
    [...pages, ...links].find(({ textContent }) => normalize(textContent).includes(wanted));
  if (wanted !== '') (best ?? links[0])?.click();
}
