import type { RootContent, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { absoluteUrl } from './absoluteUrl.ts';
import type { CopyPage } from './copyPage.ts';

/** What would be markup in the text of titles, descriptions, and tables. */
const MARKUP = /[\\`<|]|\*(?=\S)|(?<![a-z\d])_|_(?![a-z\d])/gi;

// Treats every cell as three characters wide: no padding, and `---` below the header row.
const CELL_WIDTH = 3;

const processor = unified()
  .use(remarkGfm, { stringLength: () => CELL_WIDTH, tableCellPadding: true })
  .use(remarkStringify, {
    bullet: '-',
    handlers: { text: ({ value }: Text) => value.replace(MARKUP, '\\$&') },
  })
  .freeze();

/** Markdown of nodes that aren't in a page's source, such as a table of facts. Links become absolute. */
export function generatedText(
  nodes: readonly RootContent[],
  page: Pick<CopyPage, 'language' | 'route' | 'site'>,
): string {
  const root = { type: 'root' as const, children: structuredClone([...nodes]) };
  visit(root, 'link', (link) => {
    link.url = absoluteUrl(link.url, page);
  });
  return processor.stringify(root).trimEnd();
}
