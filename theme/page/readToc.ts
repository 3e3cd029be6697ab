import type { PageData } from './loadedPage';

const ENTRIES = '[data-part=outline] a[data-depth]';
/** The Markdown markers of the elements that `InlineMarkdown` renders. */
const MARKERS: Readonly<Record<string, string>> = { CODE: '`', STRONG: '**', EM: '*', DEL: '~~' };

/** Reads the headings of a prerendered page from its outline; empty if it has none. */
export function readToc(from: ParentNode): PageData['toc'] {
  const entries = [...from.querySelectorAll<HTMLAnchorElement>(ENTRIES)];
  return entries.map((entry) => ({
    id: entry.getAttribute('href')?.slice(1) ?? '',
    text: [...entry.childNodes].map(markdownOf).join(''),
    depth: Number(entry.dataset.depth),
  }));
}

function markdownOf({ nodeName, textContent }: ChildNode): string {
  const marker = MARKERS[nodeName] ?? '';
  return marker + textContent + marker;
}
