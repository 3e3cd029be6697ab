import type { PageData } from 'static-pages';

const ENTRIES = '[data-part=outline] a[data-depth]';

/** Adds the headings of a prerendered page, from the outline in its HTML; none if it has no outline. */
export function readToc(data: PageData, root: ParentNode): PageData {
  const entries = [...root.querySelectorAll<HTMLAnchorElement>(ENTRIES)];
  const toc = entries.map((entry) => ({
    id: entry.getAttribute('href')?.slice(1) ?? '',
    text: entry.textContent ?? '',
    depth: Number(entry.dataset.depth),
  }));
  return { ...data, toc };
}
