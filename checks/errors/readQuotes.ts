import type { Language } from '../../content/languages.ts';
import { fenceAttributes } from '../../content/markdown/fenceMeta.ts';
import type { TreeNode } from '../../content/markdown/walkTree.ts';
import type { Page } from '../../content/page.ts';
import type { ErrorFix } from '../../tools/error-finder/errorIndex.ts';

/** Text on a page that can be a message, and what the page says about it. */
export interface Quote {
  readonly text: string;
  readonly kind: QuoteKind;
  /** The ID and the text of the heading above it. */
  readonly section: string;
  readonly heading: string;
  /** The explanation; for a heading, the paragraphs below it. */
  readonly about: string;
  /** The example that fixes it, for what a whole section explains. */
  readonly fix?: ErrorFix;
}

/** What is needed of a page to find the messages that it explains. */
export interface QuotingPage {
  readonly language: Language;
  readonly route: string;
  readonly title: string;
  readonly quotes: readonly Quote[];
}

/** From the most likely explanation to a mention. */
export const QUOTE_KINDS = ['heading', 'row', 'item', 'fails', 'text'] as const;
export type QuoteKind = (typeof QUOTE_KINDS)[number];

interface OpenSection {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: string[];
  fix?: ErrorFix;
  /** Without `about` if the section's paragraphs explain it. */
  readonly quotes: { readonly text: string; readonly kind: QuoteKind; readonly about?: string }[];
}

type Reader = (node: TreeNode, section: OpenSection) => void;

/** What each block of a page adds to its section. Other blocks are searched for these. */
const READERS: Readonly<Record<string, Reader>> = {
  code: (node, section) => {
    const fails = fenceAttributes(node.meta ?? '').get('fails');
    if (fails === undefined) section.fix ??= fixIn(node, section.paragraphs.at(-1));
    else section.quotes.push({ text: fails, kind: 'fails' });
  },
  tableRow: ({ children: [subject, ...cells] = [] }, { quotes }) => {
    const about = cells.map(inlineText).join(' ');
    for (const text of codeIn(subject)) quotes.push({ text, kind: 'row', about });
    for (const text of cells.flatMap(codeIn)) quotes.push({ text, kind: 'text' });
  },
  listItem: (node, { quotes }) => {
    const about = inlineText(node);
    for (const text of codeIn(node)) quotes.push({ text, kind: 'item', about });
  },
  paragraph: (node, { quotes, paragraphs }) => {
    paragraphs.push(inlineText(node));
    for (const text of codeIn(node)) quotes.push({ text, kind: 'text' });
  },
};

/** All text in code, in headings, and in `fails="…"` of a page, with its explanation. */
export function readQuotes({ tree, headings, language, route, frontMatter }: Page): QuotingPage {
  const sections: OpenSection[] = [];
  const visit = (node: TreeNode): void => {
    const own = sections.at(-1);
    const read = READERS[node.type];
    if (node.type === 'heading') sections.push(openSection(node, headings[sections.length]?.id));
    else if (read && own) read(node, own);
    else for (const child of node.children ?? []) visit(child);
  };
  if (tree) visit(tree as TreeNode);
  const quotes = sections.flatMap(({ id, heading, paragraphs, fix, quotes: own }) =>
    own.map(({ about, ...quote }) => {
      const place = { ...quote, section: id, heading };
      if (about !== undefined) return { ...place, about };
      return { ...place, about: paragraphs.join(' '), ...(fix && { fix }) };
    }),
  );
  return { language, route, title: frontMatter?.title ?? route, quotes };
}

/** In lines: longer examples are read on their page. */
const LONGEST_FIX = 24;

/** The code that the sentence before it introduces, with a colon. */
function fixIn({ value = '', lang }: TreeNode, paragraph = ''): ErrorFix | undefined {
  const [intro] = /[^.。]+[:：]$/.exec(paragraph) ?? [];
  if (intro === undefined || lang === 'text' || value.split('\n').length > LONGEST_FIX) return;
  return { intro: intro.trim(), code: value };
}

function openSection(node: TreeNode, id = ''): OpenSection {
  const heading = inlineText(node).replace(/\s*\{#.*\}$/, '');
  const text = heading.replaceAll('`', '');
  return { id, heading, paragraphs: [], quotes: [{ text, kind: 'heading' }] };
}

function codeIn(node: TreeNode | undefined): string[] {
  if (!node) return [];
  if (node.type === 'inlineCode') return [node.value ?? ''];
  return (node.children ?? []).flatMap(codeIn);
}

/** The text of a Markdown node on one line: inline code keeps its backticks, links lose their URL. */
function inlineText(node: TreeNode): string {
  return textOf(node).replace(/\s+/g, ' ').trim();
}

function textOf(node: TreeNode): string {
  if (node.type === 'text') return node.value ?? '';
  if (node.type === 'inlineCode') return `\`${node.value ?? ''}\``;
  if (node.type === 'code') return '';
  const inner = (node.children ?? []).map(textOf);
  return inner.join(node.type === 'listItem' || node.type === 'list' ? ' ' : '');
}

/** Where a page quotes a message. */
export interface MessagePlace extends Quote {
  readonly page: QuotingPage;
  readonly words: readonly string[];
}

/** A place that may explain a message. */
export interface LikelyPlace {
  readonly place: MessagePlace;
  readonly likeness: number;
}

/** How many places explain a message at most. */
const MOST_PLACES = 3;
/** The pages that explain messages; the others mention them. */
export const MAIN_PAGES: readonly string[] = [
  '/guide/advanced/troubleshooting',
  '/guide/advanced/module-errors',
  '/guide/advanced/assertion-errors',
];

/** Places that are this much less like a message than the best one quote another message. */
const TOLERANCE = 0.1;
/** The main page explains several messages by one of them. */
const MAIN_TOLERANCE = 0.15;

/** The places that explain a message, best first, without mentions if there are explanations. */
export function bestPlaces(found: readonly LikelyPlace[]): MessagePlace[] {
  const most = Math.max(...found.map(({ likeness }) => likeness));
  const sorted = found
    .filter(({ place, likeness }) => {
      return likeness >= most - (isMain(place) ? MAIN_TOLERANCE : TOLERANCE);
    })
    .map(({ place }) => place)
    .sort((a, b) => rankOf(a) - rankOf(b));
  const best = sorted[0];
  const isMention = (one: MessagePlace) =>
    !isMain(one) && (one.kind === 'text' || one.kind === 'fails');
  const kept = best && !isMention(best) ? sorted.filter((one) => !isMention(one)) : sorted;
  const seen = new Set<string>();
  return kept
    .filter(({ page, section, about }) => {
      const key = `${page.route}#${section} ${about}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MOST_PLACES);
}

function isMain({ page }: Pick<MessagePlace, 'page'>): boolean {
  return MAIN_PAGES.includes(page.route);
}

function rankOf(place: MessagePlace): number {
  return QUOTE_KINDS.indexOf(place.kind) + (isMain(place) ? 0 : QUOTE_KINDS.length);
}
