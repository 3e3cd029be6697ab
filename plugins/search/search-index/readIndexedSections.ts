import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import type { Section } from 'site-search/build';
import { unified } from 'unified';
import { formOf } from '../../../app/registry.ts';
import type { OptionFact } from '../../../content/facts/pageFacts.ts';
import { attributesOf } from '../../../content/markdown/components.ts';
import type { TreeNode } from '../../../content/markdown/walkTree.ts';
import type { CopyPage } from '../../text-copies/markdown-copies/copyPage.ts';

/** A section while its content is being read. */
interface Draft {
  readonly level: number;
  readonly anchor: string;
  readonly heading: string;
  readonly names: string[];
  readonly facts: Record<string, string>;
  readonly prose: string[];
  readonly rows: string[];
}

/** A page whose text is indexed, with the title of its first section. */
export interface SectionText {
  readonly page: CopyPage;
  readonly title: string;
  readonly headings: readonly { readonly id: string }[];
}

/** Parses the Markdown forms of components. */
const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** Deeper headings don't start a section: their text belongs to the one above. */
const MAX_LEVEL = 4;
/** Nodes that aren't indexed. Code isn't, because the text around it has the names that matter. */
const NOT_TEXT: ReadonlySet<string> = new Set(['code', 'definition', 'image', 'thematicBreak']);
const BLOCKS = ['blockquote', 'heading', 'list', 'listItem', 'paragraph', 'table'];

/** The sections of a page: one per heading, with the content below it; the first has the title. */
export function readIndexedSections({ page, title, headings }: SectionText): Section[] {
  const { options } = page.facts;
  const [option] = options;
  const { api } = page.frontMatter;
  const drafts = [emptyDraft(1, '', title)];
  const current = () => drafts.at(-1) as Draft;
  let headingIndex = 0;

  const addFacts = ({ names, facts }: SectionFacts) => {
    current().names.push(...names);
    Object.assign(current().facts, facts);
  };
  const visit = (node: TreeNode): void => {
    if (NOT_TEXT.has(node.type)) return;
    if (node.type === 'table') current().rows.push(...tableRows(node));
    else if (node.type === 'heading') addHeading(node);
    else if (isComponent(node)) visitComponent(node);
    else visitAll(node.children ?? []);
  };
  const addHeading = (node: TreeNode) => {
    const { id = '' } = headings[headingIndex++] ?? {};
    const { depth = 1 } = node;
    if (depth > MAX_LEVEL) visitAll(node.children ?? []);
    else if (depth > 1) drafts.push(emptyDraft(depth, id, headingText(node)));
  };
  const visitComponent = (node: TreeNode) => {
    const { children = [] } = node;
    if (node.name === 'OptionFacts') {
      const { path: name } = attributesOf(node);
      const described = options.find(({ path }) => path === name) ?? option;
      if (described) addFacts(indexedOptionFacts(described));
    } else if (children.length > 0) visitAll(children);
    else {
      const element = { attributes: attributesOf(node), children: '' };
      const text = formOf(node.name ?? '')?.markdown(element, page) ?? '';
      visitAll(markdown.parse(text).children as TreeNode[]);
    }
  };
  /** Visits blocks one by one, and adds the inline nodes between two blocks as a line of text. */
  const visitAll = (nodes: readonly TreeNode[]) => {
    let inline: TreeNode[] = [];
    const flush = () => {
      current().prose.push(...linesOf(inline));
      inline = [];
    };
    for (const node of nodes) {
      if (isBlock(node)) {
        flush();
        visit(node);
      } else inline.push(node);
    }
    flush();
  };

  if (option) addFacts(indexedOptionFacts(option));
  if (api) current().names.push(...api);
  visitAll((page.tree?.children ?? []) as readonly TreeNode[]);
  return drafts.map((draft) => ({ ...draft, names: [...new Set(draft.names)], phrases: [] }));
}

function emptyDraft(level: number, anchor: string, heading: string): Draft {
  return { level, anchor, heading, names: [], facts: {}, prose: [], rows: [] };
}

function isComponent({ type }: TreeNode): boolean {
  return type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';
}

/** In a line of text, components are blocks, but other elements, such as `<kbd>`, aren't. */
function isBlock({ type, name }: TreeNode): boolean {
  if (type === 'mdxJsxTextElement') return /^[A-Z]/.test(name ?? '');
  return NOT_TEXT.has(type) || BLOCKS.includes(type) || type === 'mdxJsxFlowElement';
}

/** The rows of a table as text, without what nobody searches for: the header, and rows of figures. */
function tableRows({ children: [, ...rows] = [] }: TreeNode): string[] {
  return rows
    .map(({ children: cells = [] }) => cells.map((cell) => textOf(cell.children ?? [])))
    .filter((cells) => cells.filter((cell) => FIGURE.test(cell)).length <= cells.length / 2)
    .map((cells) => cells.join(' | '));
}

/** The text of a heading without its ID: `Title` for `## Title {#id}`. */
function headingText({ children = [] }: TreeNode): string {
  return textOf(children).replace(/\s*\{#[^{}]*\}$/, '');
}

/** A number or a range. */
const FIGURE = /^\d[\d.,–]*$/;

/** The first line of a callout, such as `:::tip Title`. */
const CALLOUT = /^\s*:::[ \t]*\w*[ \t]*(.*)/;

/** Inline content as a line of text, after the title of a callout, if the content begins with one. */
function linesOf(nodes: readonly TreeNode[]): string[] {
  const text = joinedText(nodes);
  const [firstLine = '', title = ''] = CALLOUT.exec(text) ?? [];
  const body = text.slice(firstLine.length).replace(/(?:^|\s):::\s*$/, '');
  return [title, body].map(onOneLine).filter(Boolean);
}

function textOf(nodes: readonly TreeNode[]): string {
  return onOneLine(joinedText(nodes));
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Joins text, with a space between adjacent elements. */
function joinedText(nodes: readonly TreeNode[]): string {
  let afterElement = false;
  let text = '';
  for (const node of nodes) {
    const isText = node.type === 'text';
    if (!isText && afterElement) text += ' ';
    text += nodeText(node);
    afterElement = !isText;
  }
  return text;
}

function nodeText(node: TreeNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value ?? '';
  return node.type === 'break' ? ' ' : joinedText(node.children ?? []);
}

interface SectionFacts {
  /** The option's path and its flags, as readers type them. */
  readonly names: readonly string[];
  /** Values by name. The search dialog has labels for the names. */
  readonly facts: Readonly<Record<string, string>>;
}

/** The names and facts of a section about an option. Without a default, there's no fact `default`. */
function indexedOptionFacts(option: OptionFact): SectionFacts {
  const { path, flag, alias, type, default: defaultValue } = option;
  // A flag can have an argument, as in `--bail <number>`.
  const flags = [alias, flag].flatMap((text) => text?.split(' ')[0] ?? []);
  return {
    names: [path, ...flags],
    facts: { type, ...(defaultValue !== undefined && { default: defaultValue }) },
  };
}
