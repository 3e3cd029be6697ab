import { fenceAttributes } from '../../content/markdown/fenceMeta.ts';
import type { TreeNode } from '../../content/markdown/walk.ts';
import type { Page } from '../../content/page.ts';
import { inlineText } from './inlineText.ts';

/** Text on a page that can be a message, and what the page says about it. */
export interface Quote {
  readonly text: string;
  readonly kind: QuoteKind;
  /** The ID and the text of the heading above it. */
  readonly section: string;
  readonly heading: string;
  /** The explanation; for a heading, the paragraphs below it. */
  readonly about: string;
  readonly line: number;
}

/** From the best place for an explanation to a mere mention. */
export const QUOTE_KINDS = ['heading', 'row', 'item', 'fails', 'text'] as const;
export type QuoteKind = (typeof QUOTE_KINDS)[number];

interface OpenSection {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: string[];
  readonly quotes: Omit<Quote, 'section' | 'heading' | 'about'>[];
}

/** All text in code, in headings, and in `fails="…"` of a page, with its explanation. */
export function readQuotes(page: Page): Quote[] {
  const sections: OpenSection[] = [];
  const quotes: Quote[] = [];
  const open = () => sections.at(-1);
  let headings = 0;
  const visit = (node: TreeNode): void => {
    const line = node.position?.start.line ?? 1;
    const own = open();
    if (node.type === 'heading') {
      const heading = inlineText(node).replace(/\s*\{#.*\}$/, '');
      const { id = '' } = page.headings[headings++] ?? {};
      const text = heading.replaceAll('`', '');
      sections.push({ id, heading, paragraphs: [], quotes: [{ text, kind: 'heading', line }] });
    } else if (node.type === 'code' && own) {
      const fails = fenceAttributes(node.meta ?? '').get('fails');
      if (fails !== undefined) own.quotes.push({ text: fails, kind: 'fails', line });
    } else if (node.type === 'tableRow' && own) {
      const [subject, ...rest] = (node.children ?? []).map(inlineText);
      const about = rest.filter((cell) => cell !== '').join(' ');
      for (const text of codeIn(node.children?.[0]))
        quotes.push({ text, kind: 'row', section: own.id, heading: own.heading, about, line });
      if (subject === undefined) return;
      for (const cell of node.children?.slice(1) ?? [])
        for (const text of codeIn(cell)) own.quotes.push({ text, kind: 'text', line });
    } else if (node.type === 'listItem' && own) {
      const about = inlineText(node);
      for (const text of codeIn(node))
        quotes.push({ text, kind: 'item', section: own.id, heading: own.heading, about, line });
    } else if (node.type === 'paragraph' && own) {
      own.paragraphs.push(inlineText(node));
      for (const text of codeIn(node)) own.quotes.push({ text, kind: 'text', line });
    } else for (const child of node.children ?? []) visit(child);
  };
  if (page.tree) visit(page.tree as TreeNode);
  const below = sections.flatMap(({ id, heading, paragraphs, quotes: own }) =>
    own.map((one) => ({ ...one, section: id, heading, about: paragraphs.join(' ') })),
  );
  return [...below, ...quotes];
}

function codeIn(node: TreeNode | undefined): string[] {
  if (!node) return [];
  if (node.type === 'inlineCode') return [node.value ?? ''];
  return (node.children ?? []).flatMap(codeIn);
}
