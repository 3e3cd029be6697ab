import type { PageFacts } from './shownPage';

const ENTRIES = '[data-part=outline] a[data-depth]';
/** How Markdown writes what `InlineMarkdown` made of a heading. */
const MARKS: Readonly<Record<string, string>> = { CODE: '`', STRONG: '**', EM: '*', DEL: '~~' };

/** The headings of a page that the build has rendered, from its outline; none where it has none. */
export function readToc(from: ParentNode): PageFacts['toc'] {
  const entries = [...from.querySelectorAll<HTMLAnchorElement>(ENTRIES)];
  return entries.map((entry) => ({
    id: entry.getAttribute('href')?.slice(1) ?? '',
    text: [...entry.childNodes].map(markdownOf).join(''),
    depth: Number(entry.dataset.depth),
  }));
}

function markdownOf({ nodeName, textContent }: ChildNode): string {
  const mark = MARKS[nodeName] ?? '';
  return mark + textContent + mark;
}
