import type { Nodes, Root, Table } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { attribute, type Element, elements, isElement, type Node, textOf } from './builtSite.ts';

/** What a page says, in a form that HTML and Markdown have in common. */
export interface PageContent {
  /** Of the levels one to four. */
  readonly headings: readonly string[];
  readonly code: readonly string[];
  /** Rows of cells; a list of facts is a table of two rows. */
  readonly tables: readonly (readonly (readonly string[])[])[];
}

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly).freeze();

export function readTwin(markdown: string): PageContent & { readonly words: string } {
  const tree: Root = reader.parse(markdown);
  const headings: string[] = [];
  const code: string[] = [];
  const tables: string[][][] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') headings.push(`${'#'.repeat(node.depth)} ${plain(node)}`);
    if (node.type === 'code') code.push(node.value);
    if (node.type === 'table') tables.push(rowsOf(node));
  });
  return { headings, code, tables, words: withoutSpaces(plain(tree)) };
}

function rowsOf(table: Table): string[][] {
  return table.children.map((row) => row.children.map((cell) => withoutSpaces(plain(cell))));
}

function plain(node: Nodes): string {
  if ('children' in node) return node.children.map(plain).join('');
  if (node.type === 'image' || node.type === 'break') return '';
  return 'value' in node ? node.value : '';
}

/** `paragraphs` are those of the text; the captions and buttons around it aren't part of it. */
export function readArticle(page: Node): PageContent & { readonly paragraphs: readonly string[] } {
  const [prose] = elements(page, (one) => classesOf(one).includes('prose'));
  if (!prose) throw new Error('the page has no prose');
  const all = (...tags: string[]) =>
    elements(prose, ({ tagName }) => tags.includes(tagName), isAround);
  return {
    headings: all('h1', 'h2', 'h3', 'h4').map(
      (heading) => `${'#'.repeat(Number(heading.tagName[1]))} ${textOf(heading, isAround)}`,
    ),
    code: all('pre').map((pre) => textOf(pre).replace(/\n$/, '')),
    tables: all('table', 'dl').map(cellsOf),
    paragraphs: all('p', 'li').map((one) => withoutSpaces(textOf(one, isAround))),
  };
}

/** What isn't content: buttons, words for screen readers, remarks on the translation, and the same command once more. */
function isAround(element: Element): boolean {
  const role = attribute(element, 'role');
  return (
    ['script', 'button', 'figcaption'].includes(element.tagName) ||
    classesOf(element).includes('visually-hidden') ||
    attribute(element, 'data-needs-js') === 'true' ||
    attribute(element, 'data-notice') !== undefined ||
    role === 'tablist' ||
    (role === 'tabpanel' && isOtherManager(element))
  );
}

/** Twins name one package manager. */
function isOtherManager(panel: Element): boolean {
  const group = panel.parentNode;
  const name = group && isElement(group) ? attribute(group, 'data-tab-group') : undefined;
  return name === 'package-manager' && attribute(panel, 'hidden') !== undefined;
}

function cellsOf(table: Element): string[][] {
  const cells = (node: Node, ...tags: string[]) =>
    elements(node, ({ tagName }) => tags.includes(tagName)).map((cell) =>
      withoutSpaces(textOf(cell, isAround)),
    );
  if (table.tagName === 'dl') return [cells(table, 'dt'), cells(table, 'dd')];
  return elements(table, ({ tagName }) => tagName === 'tr').map((row) => cells(row, 'th', 'td'));
}

function classesOf(element: Element): string[] {
  return (attribute(element, 'class') ?? '').split(/\s+/);
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}
