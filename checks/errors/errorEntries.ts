import { DEFAULT_LANGUAGE, type Language } from '../../content/languages.ts';
import { fenceAttributes } from '../../content/markdown/fenceMeta.ts';
import type { TreeNode } from '../../content/markdown/walkTree.ts';
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
 * What the pages of a language explain: the messages that front matter lists for a section, and those
 * that error pages quote in the first cells of their tables and in `fails="…"`. Messages are the same
 * in all languages, so only the original of a page lists them. Throws if a listed section doesn't exist.
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

interface OpenSection {
  readonly id: string;
  readonly heading: string;
  readonly messages: string[];
  readonly paragraphs: string[];
  readonly rows: { readonly messages: readonly string[]; readonly about: string }[];
  fix?: ErrorFix;
}

function entriesOf(page: Page, listed: ListedMessages): ErrorEntry[] {
  const { file, route, frontMatter } = page;
  const quotes = ERROR_PAGES.includes(route);
  if (!quotes && Object.keys(listed).length === 0) return [];
  const sections = readSections(page);
  const missing = Object.keys(listed).find((id) => sections.every((section) => section.id !== id));
  if (missing) throw new Error(`${file}: messages: the page has no heading #${missing}`);
  return sections.flatMap(({ id, heading, messages, paragraphs, rows, fix }) => {
    const ofSection = [...(listed[id] ?? []), ...(quotes ? messages : [])];
    const explained = paragraphs.map((text) => text.replace(INTRODUCTION, '').trim());
    const whole = { messages: ofSection, about: explained.find(Boolean) ?? '', fix };
    return [whole, ...(quotes ? rows : [])]
      .filter((one) => one.messages.length > 0)
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

function readSections({ tree, headings }: Page): OpenSection[] {
  const sections: OpenSection[] = [];
  const visit = (node: TreeNode): void => {
    const section = sections.at(-1);
    if (node.type === 'heading') {
      const heading = inlineText(node).replace(/\s*\{#.*\}$/, '');
      const id = headings[sections.length]?.id ?? '';
      sections.push({ id, heading, messages: [], paragraphs: [], rows: [] });
    } else if (!section || !readBlock(node, section)) {
      for (const child of node.children ?? []) visit(child);
    }
  };
  if (tree) visit(tree as TreeNode);
  return sections;
}

/** Adds a block to its section. Returns false for a block that contains others. */
function readBlock(node: TreeNode, section: OpenSection): boolean {
  if (node.type === 'code') {
    const fails = fenceAttributes(node.meta ?? '').get('fails');
    if (fails === undefined) section.fix ??= fixIn(node, section.paragraphs.at(-1));
    else section.messages.push(fails);
  } else if (node.type === 'tableRow') {
    const [subject, ...cells] = node.children ?? [];
    const messages = subject ? codeIn(subject).filter(isMessage) : [];
    section.rows.push({ messages, about: cells.map(inlineText).join(' ') });
  } else if (node.type === 'paragraph') {
    section.paragraphs.push(inlineText(node));
  } else return node.type === 'listItem';
  return true;
}

/** Messages have several words; names of options and modules don't. */
function isMessage(text: string): boolean {
  return /[A-Za-z']{2}\S*\s(?:.*\s)?\S*[A-Za-z]{2}/.test(text);
}

/** In lines: longer examples are read on their page. */
const LONGEST_FIX = 24;

/** The sentence that introduces code, at the end of a paragraph. */
const INTRODUCTION = /[^.。]+[:：]$/;

/** The code that the sentence before it introduces, with a colon. */
function fixIn({ value = '', lang }: TreeNode, paragraph = ''): ErrorFix | undefined {
  const [intro] = INTRODUCTION.exec(paragraph) ?? [];
  if (intro === undefined || lang === 'text' || value.split('\n').length > LONGEST_FIX) return;
  return { intro: intro.trim(), code: value };
}

function codeIn(node: TreeNode): string[] {
  if (node.type === 'inlineCode') return [node.value ?? ''];
  return (node.children ?? []).flatMap(codeIn);
}

/** The text of a Markdown node on one line: inline code keeps its backticks, links lose their URL. */
function inlineText(node: TreeNode): string {
  const textOf = ({ type, value = '', children = [] }: TreeNode): string => {
    if (type === 'inlineCode') return `\`${value}\``;
    return type === 'text' ? value : children.map(textOf).join('');
  };
  return textOf(node).replace(/\s+/g, ' ').trim();
}
