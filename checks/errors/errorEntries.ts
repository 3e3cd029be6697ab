import { DEFAULT_LANGUAGE, type Language } from '../../content/languages.ts';
import { fenceAttributes } from '../../content/markdown/fenceMeta.ts';
import { codeIn, type TreeNode } from '../../content/markdown/walkTree.ts';
import type { Page } from '../../content/page.ts';
import type { ErrorEntry, ErrorFix } from '../../tools/error-finder/errorEntry.ts';

/** The pages whose tables and failing examples quote messages. */
const ERROR_PAGES: readonly string[] = [
  '/guide/advanced/troubleshooting',
  '/guide/advanced/module-errors',
  '/guide/advanced/assertion-errors',
];

/** The `messages` of a page's front matter, by the ID of the section that explains them. */
type ListedMessages = Readonly<Record<string, readonly string[]>>;

/**
 * The explained messages on the pages of a language: those that front matter lists for a section, and
 * those that error pages quote in the first cells of their tables and in `fails="…"`. Messages are the
 * same in all languages, so only original pages list them. Throws if a listed section doesn't exist.
 */
export function errorEntries(pages: readonly Page[], language: Language): ErrorEntry[] {
  const originals = pages.filter((page) => page.language === DEFAULT_LANGUAGE);
  const listed = new Map(
    originals.map(({ route, frontMatter }) => [route, frontMatter?.messages ?? {}]),
  );
  return pages
    .filter((page) => page.language === language)
    .flatMap((page) => entriesOf(page, listed.get(page.route) ?? {}));
}

/** A section of a page, filled while its blocks are read. */
interface ErrorSection {
  readonly id: string;
  readonly heading: string;
  readonly messages: string[];
  readonly paragraphs: string[];
  readonly rows: { readonly messages: readonly string[]; readonly about: string }[];
  /** Code with an introduction, and the project that it's a file of. */
  readonly fixes: { readonly fix: ErrorFix; readonly set: string | false }[];
  /** The projects that fail with a message. */
  readonly failing: Set<string | false>;
}

function entriesOf(page: Page, listed: ListedMessages): ErrorEntry[] {
  const { file, route, frontMatter } = page;
  const isErrorPage = ERROR_PAGES.includes(route);
  if (!isErrorPage && Object.keys(listed).length === 0) return [];
  const sections = readSections(page);
  const missing = Object.keys(listed).find((id) => sections.every((section) => section.id !== id));
  if (missing) throw new Error(`${file}: messages: the page has no heading #${missing}`);
  return sections.flatMap(({ id, heading, messages, paragraphs, rows, fixes, failing }) => {
    const sectionMessages = [...(listed[id] ?? []), ...(isErrorPage ? messages : [])];
    const texts = paragraphs.map((text) => text.replace(INTRODUCTION, '').trim());
    const fix = fixes.find(({ set }) => !failing.has(set))?.fix;
    const sectionEntry = { messages: sectionMessages, about: texts.find(Boolean) ?? '', fix };
    return [sectionEntry, ...(isErrorPage ? rows : [])]
      .filter((entry) => entry.messages.length > 0)
      .map(({ about, ...entry }) => ({
        ...entry,
        url: `${route}#${id}`,
        page: frontMatter?.title ?? route,
        section: heading,
        messages: [...new Set(entry.messages)],
        text: about,
      }));
  });
}

function readSections({ tree, headings }: Page): ErrorSection[] {
  const sections: ErrorSection[] = [];
  const visit = (node: TreeNode): void => {
    const section = sections.at(-1);
    if (node.type === 'heading') {
      const heading = inlineText(node).replace(/\s*\{#.*\}$/, '');
      const id = headings[sections.length]?.id ?? '';
      const lists = { messages: [], paragraphs: [], rows: [], fixes: [] };
      sections.push({ id, heading, ...lists, failing: new Set() });
    } else if (!section || !readBlock(node, section)) {
      for (const child of node.children ?? []) visit(child);
    }
  };
  if (tree) visit(tree as TreeNode);
  return sections;
}

/**
 * Adds a code block, table row, or paragraph to its section, and skips list items, which explain no
 * messages. Returns false for other nodes, whose children have to be read instead.
 */
function readBlock(node: TreeNode, section: ErrorSection): boolean {
  if (node.type === 'code') {
    const attributes = fenceAttributes(node.meta ?? '');
    const set = attributes.has('title') && (attributes.get('set') ?? section.id);
    const fails = attributes.get('fails');
    const fix = fixIn(node, section.paragraphs.at(-1));
    if (fails !== undefined) {
      section.messages.push(fails);
      section.failing.add(set);
    } else if (fix) section.fixes.push({ fix, set });
  } else if (node.type === 'tableRow') {
    const [subject, ...cells] = node.children ?? [];
    const messages = subject ? codeIn(subject).filter(isMessage) : [];
    section.rows.push({ messages, about: cells.map(inlineText).join(' ') });
  } else if (node.type === 'paragraph') {
    section.paragraphs.push(inlineText(node));
  } else return node.type === 'listItem';
  return true;
}

/** Whether code has several words, as messages have, unlike the names of options and modules. */
function isMessage(text: string): boolean {
  return /[A-Za-z']{2}\S*\s(?:.*\s)?\S*[A-Za-z]{2}/.test(text);
}

/** The most lines of code that the error finder shows. Readers find longer code on the page. */
const MAX_FIX_LINES = 24;

/** The sentence that introduces code, at the end of a paragraph. A period in a name ends no sentence. */
const INTRODUCTION = /(?:(?!\.\s|。).)+[:：]$/;

/** The code of a block, and the sentence before the block, which introduces the code with a colon. */
function fixIn({ value = '', lang }: TreeNode, paragraph = ''): ErrorFix | undefined {
  const [intro] = INTRODUCTION.exec(paragraph) ?? [];
  if (intro === undefined || lang === 'text' || value.split('\n').length > MAX_FIX_LINES) return;
  return { intro: intro.trim(), code: value };
}

/** The text of a Markdown node on one line: inline code keeps its backticks, links lose their URL. */
function inlineText(node: TreeNode): string {
  const textOf = ({ type, value = '', children = [] }: TreeNode): string => {
    if (type === 'inlineCode') return `\`${value}\``;
    return type === 'text' ? value : children.map(textOf).join('');
  };
  return textOf(node).replace(/\s+/g, ' ').trim();
}
