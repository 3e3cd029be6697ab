import { documentLanguage } from '../i18n/documentText';
import { FILTER_TEXT } from '../i18n/text/filterText';

/** Normalizes text for matching, which ignores case and hyphens. */
function folded(text: string | null | undefined): string {
  return (text ?? '').toLowerCase().replaceAll('-', '').trim();
}

/**
 * Shows the entries of an overview that match a filter, with everything below them and the entries they
 * belong to. The rest is hidden rather than removed: adding it again would take longer than a frame per
 * key. The status names `query`; `simplified`, without traditional characters, is what's looked for.
 */
export function showMatches(overview: HTMLElement, query: string, simplified: string): void {
  filterList(overview, folded(simplified), false);
  const { pages } = shownLinks(overview);
  showStatus(overview, query, pages.length);
}

/**
 * Shows or hides what's in a list: groups, pages, or headings, each with its title first and then a list of
 * what belongs to it. Returns whether anything is left.
 */
function filterList(list: Element, wanted: string, isBelow: boolean): boolean {
  const entries = [...list.querySelectorAll<HTMLElement>(':scope > section, :scope > ul > li')];
  const shown = entries.filter((entry) => {
    const title = entry.firstElementChild;
    // A group without a title has its list first.
    const matches = !title?.matches('ul') && folded(title?.textContent).includes(wanted);
    const isWhole = isBelow || matches || wanted === '';
    const hasMatches = filterList(entry, wanted, isWhole);
    entry.hidden = !isWhole && !hasMatches;
    return !entry.hidden;
  });
  return shown.length > 0;
}

/** The links that are shown: all in order, and those to pages, not to headings. */
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
 * Follows the link that matches a filter best: the page of that name, otherwise the first page whose name
 * matches, otherwise the first heading; none for an empty filter.
 */
export function followBestMatch(overview: HTMLElement, simplified: string): void {
  const wanted = folded(simplified);
  const { links, pages } = shownLinks(overview);
  const best =
    pages.find(({ textContent }) => folded(textContent) === wanted) ??
    [...pages, ...links].find(({ textContent }) => folded(textContent).includes(wanted));
  if (wanted !== '') (best ?? links[0])?.click();
}
