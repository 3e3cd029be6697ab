import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import type { Section } from 'site-search/build';
import { unified } from 'unified';
import { formOf } from '../../../app/registry.ts';
import type { OptionFact } from '../../../content/facts/pageFacts.ts';
import { attributesOf } from '../../../content/markdown/components.ts';
import type { TreeNode } from '../../../content/markdown/walkTree.ts';
import type { CopyPage } from '../../text-copies/markdown-copies/copyPage.ts';

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

/** Reads what components write. */
const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** Deeper headings are lines of text. */
const MAX_LEVEL = 4;
/** Readers search for what is said about code, and its names are in the text. */
const NOT_TEXT: ReadonlySet<string> = new Set(['code', 'definition', 'image', 'thematicBreak']);
const BLOCKS: ReadonlySet<string> = new Set([
  ...NOT_TEXT,
  ...['blockquote', 'heading', 'list', 'listItem', 'paragraph', 'table'],
]);

/** The sections of a page: one per heading, with the content below it; the first has the title. */
export function readIndexedSections({ page, title, headings }: SectionText): Section[] {
  const { options } = page.facts;
  const [option] = options;
  const { api } = page.frontMatter;
  const drafts = [emptyDraft(1, '', title)];
  const last = () => drafts.at(-1) as Draft;
  let passed = 0;

  const addFacts = ({ names, facts }: SectionFacts) => {
    last().names.push(...names);
    Object.assign(last().facts, facts);
  };
  const visit = (node: TreeNode): void => {
    if (NOT_TEXT.has(node.type)) return;
    if (node.type === 'table') last().rows.push(...tableRows(node));
    else if (node.type === 'heading') addHeading(node);
    else if (isComponent(node)) visitComponent(node);
    else visitAll(node.children ?? []);
  };
  const addHeading = (node: TreeNode) => {
    const { id = '' } = headings[passed++] ?? {};
    const { depth = 1 } = node;
    if (depth > MAX_LEVEL) visitAll(node.children ?? []);
    else if (depth > 1) drafts.push(emptyDraft(depth, id, headingText(node)));
  };
  const visitComponent = (node: TreeNode) => {
    const { children = [] } = node;
    if (node.name === 'OptionFacts') {
      const { path } = attributesOf(node);
      const shown = options.find((one) => one.path === path) ?? option;
      if (shown) addFacts(indexedOptionFacts(shown));
    } else if (children.length > 0) visitAll(children);
    else {
      const element = { attributes: attributesOf(node), children: '' };
      const text = formOf(node.name ?? '')?.markdown(element, page) ?? '';
      visitAll(markdown.parse(text).children as TreeNode[]);
    }
  };
  /** Visits blocks one by one; inline content between them is a line of text. */
  const visitAll = (nodes: readonly TreeNode[]) => {
    let inline: TreeNode[] = [];
    const flush = () => {
      last().prose.push(...linesOf(inline));
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
  if (api) last().names.push(...api);
  visitAll((page.tree?.children ?? []) as readonly TreeNode[]);
  return drafts.map((draft) => ({ ...draft, names: [...new Set(draft.names)], phrases: [] }));
}

function emptyDraft(level: number, anchor: string, heading: string): Draft {
  return { level, anchor, heading, names: [], facts: {}, prose: [], rows: [] };
}

function isComponent({ type }: TreeNode): boolean {
  return type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';
}

/** All components are blocks; other elements in a text, such as `<kbd>`, aren't. */
function isBlock(node: TreeNode): boolean {
  if (node.type === 'mdxJsxTextElement') return /^[A-Z]/.test(node.name ?? '');
  return BLOCKS.has(node.type) || node.type === 'mdxJsxFlowElement';
}

function tableRows({ children = [] }: TreeNode): string[] {
  return children.map(({ children: cells = [] }) =>
    cells.map((cell) => textOf(cell.children ?? [])).join(' | '),
  );
}

/** Without the ID, `{#id}`. */
function headingText({ children = [] }: TreeNode): string {
  return textOf(children).replace(/\s*\{#[^{}]*\}$/, '');
}

const CALLOUT = /^\s*:::[ \t]*\w*[ \t]*(.*)/;

/** Inline content as a line of text. The title of a callout is a separate line. */
function linesOf(nodes: readonly TreeNode[]): string[] {
  const text = joinedText(nodes);
  const [begin = '', title = ''] = CALLOUT.exec(text) ?? [];
  const rest = text.slice(begin.length).replace(/(?:^|\s):::\s*$/, '');
  return [title, rest].map(onOneLine).filter(Boolean);
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
    text += ownText(node);
    afterElement = !isText;
  }
  return text;
}

function ownText(node: TreeNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value ?? '';
  return node.type === 'break' ? ' ' : joinedText(node.children ?? []);
}

interface SectionFacts {
  /** As readers type them: the option's path and its flags. */
  readonly names: readonly string[];
  /** Values by name, as data: the search dialog has the words for them. */
  readonly facts: Readonly<Record<string, string>>;
}

/** What a section about an option defines. An option without a default has no fact `default`. */
function indexedOptionFacts({
  path,
  flag,
  alias,
  type,
  default: initial,
}: OptionFact): SectionFacts {
  const flags = [alias, flag].flatMap((text) => text?.split(' ')[0] ?? []);
  return {
    names: [path, ...flags],
    facts: { type, ...(initial !== undefined && { default: initial }) },
  };
}
