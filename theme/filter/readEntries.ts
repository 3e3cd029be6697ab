import type { FilterEntry } from './filterEntries';

/** An entry of a list in the document. */
export interface ListEntry extends FilterEntry<ListEntry> {
  element: HTMLElement;
}

const ENTRIES = ':scope > section, :scope > ul > li, :scope > div > ul > li';

/**
 * The entries of an overview or the sidebar. Each has its title first, and then a list of what belongs
 * to it. What follows a section header or a divider in the sidebar belongs to that.
 */
export function readEntries(list: Element): ListEntry[] {
  const entries: ListEntry[] = [];
  let current = entries;
  for (const element of list.querySelectorAll<HTMLElement>(ENTRIES)) {
    const title = element.firstElementChild;
    const link = title?.matches('a') ? title : title?.querySelector(':scope > a');
    const entry = {
      text: title?.matches('ul') ? '' : (title?.textContent ?? ''),
      href: link?.getAttribute('href') ?? undefined,
      children: readEntries(element),
      element,
    };
    const heads = title?.matches('p, hr');
    (heads ? entries : current).push(entry);
    if (heads) current = entry.children;
  }
  return entries;
}
