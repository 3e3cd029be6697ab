import type { PageData } from 'static-pages';

const ENTRIES = '[data-part=outline] a[data-depth]';

/** Adds the headings of a prerendered page, which it reads from its outline; empty if it has none. */
export function readToc(data: PageData, from: ParentNode): PageData {
  const entries = [...from.querySelectorAll<HTMLAnchorElement>(ENTRIES)];
  const toc = entries.map((entry) => ({
    id: entry.getAttribute('href')?.slice(1) ?? '',
    text: entry.textContent ?? '',
    depth: Number(entry.dataset.depth),
  }));
  return { ...data, toc };
}
