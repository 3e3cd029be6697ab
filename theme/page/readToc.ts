import type { PageData } from './loadedPage';

const ENTRIES = '[data-part=outline] a[data-depth]';

/** Reads the headings of a prerendered page from its outline; empty if it has none. */
export function readToc(from: ParentNode): PageData['toc'] {
  const entries = [...from.querySelectorAll<HTMLAnchorElement>(ENTRIES)];
  return entries.map((entry) => ({
    id: entry.getAttribute('href')?.slice(1) ?? '',
    text: entry.textContent ?? '',
    depth: Number(entry.dataset.depth),
  }));
}
