import type { Nodes, Root, Table } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { attribute, type Element, elements, isElement, type Node, textOf } from './builtSite.ts';

/** The content of a page, in a form that can be extracted from both HTML and Markdown. */
export interface PageContent {
  /** Headings of levels 1 to 4. */
  readonly headings: readonly string[];
  readonly code: readonly string[];
  /** A list of facts is a table of two rows: names and values. */
  readonly tables: readonly Rows[];
}

/** Rows of cells. */
export type Rows = readonly (readonly string[])[];

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly).freeze();

export function readMarkdownCopy(markdown: string): PageContent & { readonly words: string } {
  const tree: Root = reader.parse(markdown);
  const headings: string[] = [];
  const code: string[] = [];
  const tables: string[][][] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') headings.push(`${'#'.repeat(node.depth)} ${plain(node)}`);
    if (node.type === 'code')
      code.push(node.lang === 'diff' ? withoutSigns(node.value) : node.value);
    if (node.type === 'table') tables.push(rowsOf(node));
  });
  return { headings, code, tables, words: withoutSpaces(plain(tree)) };
}

function rowsOf(table: Table): string[][] {
  return table.children.map((row) => row.children.map((cell) => withoutSpaces(plain(cell))));
}

/** A diff as the page shows it: with the signs of its lines in the gutter. */
function withoutSigns(diff: string): string {
  return diff.replace(/^[-+]?[^\S\n]*/gm, '');
}

function plain(node: Nodes): string {
  if ('children' in node) return node.children.map(plain).join('');
  if (node.type === 'image' || node.type === 'break') return '';
  return 'value' in node ? node.value : '';
}

export interface Article extends PageContent {
  readonly paragraphs: readonly string[];
  /** The indexes of the tables that are lists of facts. */
  readonly facts: ReadonlySet<number>;
}

/** Reads the content of an article. `paragraphs` don't include captions and buttons. */
export function readArticle(page: Node): Article {
  const [prose] = elements(page, (one) => classesOf(one).includes('prose'));
  if (!prose) throw new Error('the page has no prose');
  const all = (...tags: string[]) =>
    elements(prose, ({ tagName }) => tags.includes(tagName), isAround);
  const tables = all('table', 'dl');
  return {
    headings: all('h1', 'h2', 'h3', 'h4').map(
      (heading) => `${'#'.repeat(Number(heading.tagName[1]))} ${textOf(heading, isAround)}`,
    ),
    code: all('pre').map((pre) => {
      const text = textOf(pre).replace(/\n$/, '');
      return attribute(pre, 'data-lang') === 'diff' ? withoutSigns(text) : text;
    }),
    tables: tables.map(cellsOf),
    facts: new Set([...tables.keys()].filter((index) => tables[index]?.tagName === 'dl')),
    paragraphs: all('p', 'li').map((one) => withoutSpaces(textOf(one, isAround))),
  };
}

/** What isn't content: breadcrumbs, buttons, tools, text for screen readers, translation notices, and repeated commands. */
function isAround(element: Element): boolean {
  const role = attribute(element, 'role');
  return (
    ['script', 'nav', 'button', 'figcaption'].includes(element.tagName) ||
    classesOf(element).includes('visually-hidden') ||
    attribute(element, 'data-needs-js') === 'true' ||
    attribute(element, 'data-tool') === 'converter-teaser' ||
    attribute(element, 'data-notice') !== undefined ||
    role === 'tablist' ||
    (role === 'tabpanel' && isOtherManager(element))
  );
}

/** Markdown copies show only one package manager. */
function isOtherManager(panel: Element): boolean {
  const group = panel.parentNode;
  const name = group && isElement(group) ? attribute(group, 'data-tab-group') : undefined;
  return name === 'package-manager' && attribute(panel, 'hidden') !== undefined;
}

function cellsOf(table: Element): string[][] {
  const cells = (node: Node, ...tags: string[]) =>
    elements(node, ({ tagName }) => tags.includes(tagName)).map((cell) =>
      // The name of a fact can be for screen readers only.
      withoutSpaces(textOf(cell, cell.tagName === 'dt' ? undefined : isAround)),
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
