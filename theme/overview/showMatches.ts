import { documentLanguage } from '../i18n/documentLanguage';
import { OVERVIEW_TEXT } from '../i18n/text/overviewText';
import { bestMatch, type FilterEntry, type FilterGroup, filterOverview } from './filterOverview';

/** The pages of an overview as they're in the document, and the element of each entry. */
function readOverview(overview: Element) {
  const elements = new Map<FilterEntry | FilterGroup, HTMLElement>();
  const entryOf = (item: HTMLElement): FilterEntry => {
    const link = item.querySelector('a');
    return { text: link?.textContent ?? '', href: link?.getAttribute('href') ?? '' };
  };
  const keep = <T extends FilterEntry | FilterGroup>(entry: T, element: HTMLElement): T => {
    elements.set(entry, element);
    return entry;
  };
  const items = (parent: Element) => [...parent.querySelectorAll<HTMLElement>(':scope > ul > li')];
  const groups = [...overview.querySelectorAll('section')].map((section) => {
    const pages = items(section).map((item) => {
      const headings = items(item).map((heading) => keep(entryOf(heading), heading));
      return keep({ ...entryOf(item), headings }, item);
    });
    return keep({ name: section.querySelector('h2')?.textContent ?? '', pages }, section);
  });
  return { groups, elements };
}

/**
 * Shows what matches the text of an overview's filter. The rest is hidden rather than removed: adding
 * it again would take longer than a frame per key.
 */
export function showMatches(overview: Element, query: string): void {
  const { groups, elements } = readOverview(overview);
  const shown = filterOverview(groups, query);
  const show = (entry: FilterEntry | FilterGroup, visible: boolean) => {
    const element = elements.get(entry);
    if (element) element.hidden = !visible;
  };
  for (const group of groups) {
    show(
      group,
      group.pages.some((page) => shown.has(page)),
    );
    for (const page of group.pages) {
      const headings = shown.get(page);
      show(page, headings !== undefined);
      for (const heading of page.headings) show(heading, headings?.includes(heading) ?? false);
    }
  }
  const text = OVERVIEW_TEXT[documentLanguage()];
  const none = shown.size === 0;
  showStatus(
    overview,
    '[data-overview-count]',
    none || query === '' ? '' : text.overviewCount(shown.size),
  );
  showStatus(overview, '[data-overview-empty]', none ? text.overviewNoMatch(query) : '');
}

function showStatus(overview: Element, selector: string, text: string): void {
  const status = overview.querySelector<HTMLElement>(selector);
  if (!status) return;
  status.hidden = text === '';
  status.textContent = text;
}

/** Follows the link that matches the text of the filter best, if any does. */
export function followBestMatch(overview: Element, query: string): void {
  const href = bestMatch(filterOverview(readOverview(overview).groups, query), query);
  const links = [...overview.querySelectorAll('a')];
  links.find((link) => link.getAttribute('href') === href)?.click();
}
