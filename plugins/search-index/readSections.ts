import type { Section } from '../../theme/search/engine/pageRecord.ts';
import { codeNames, wordsOf } from './codeNames.ts';
import { attribute, type Element, find, findAll, isElement, type Node, named } from './dom.ts';
import { readFacts } from './facts.ts';
import { codeOf, isChrome, textOf } from './textOf.ts';

interface Draft {
  readonly level: number;
  readonly anchor: string;
  readonly heading: string;
  readonly names: string[];
  readonly prose: string[];
  readonly rows: string[];
  readonly code: string[];
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4'];
const isBlock = named(
  ...[...HEADINGS, 'h5', 'h6', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'div', 'section'],
  ...['article', 'aside', 'header', 'table', 'figure', 'figcaption', 'pre', 'blockquote'],
  ...['details', 'summary', 'hr'],
);

/** The sections of a page's content: one a heading, with what stands beneath it. */
export function readSections(content: Element, language: string): Section[] {
  const drafts: Draft[] = [];
  walkChildren(content, language, drafts);
  return toSections(drafts);
}

/** The headings of `content` outside of `article`, without what stands beneath them. */
export function readHeadings(content: Element, article: Element): Section[] {
  return content.childNodes.filter(isElement).flatMap((child) => {
    if (child === article || isChrome(child)) return [];
    if (HEADINGS.includes(child.tagName)) return toSections([startSection(child)]);
    return readHeadings(child, article);
  });
}

function walk(element: Element, language: string, drafts: Draft[]): void {
  const { tagName } = element;
  if (isChrome(element)) return;
  if (HEADINGS.includes(tagName)) {
    drafts.push(startSection(element));
    return;
  }
  if (tagName === 'pre' || tagName === 'figcaption') last(drafts).code.push(codeOf(element));
  else if (tagName === 'table') last(drafts).rows.push(...tableRows(element));
  else if (tagName === 'dl' && attribute(element, 'aria-label') !== undefined) {
    const facts = readFacts(element, language);
    last(drafts).names.push(...facts.names);
    last(drafts).rows.push(...facts.rows);
  } else walkChildren(element, language, drafts);
}

/** Blocks one by one; what stands loose between them is a line of prose. */
function walkChildren(element: Element, language: string, drafts: Draft[]): void {
  let loose: Node[] = [];
  const flush = () => {
    const line = textOf(loose);
    if (line) last(drafts).prose.push(line);
    loose = [];
  };
  for (const child of element.childNodes) {
    if (isElement(child) && (isBlock(child) || find(child, isBlock))) {
      flush();
      walk(child, language, drafts);
    } else {
      loose.push(child);
    }
  }
  flush();
}

function startSection(heading: Element): Draft {
  const level = Number(heading.tagName.slice(1));
  const id = attribute(heading, 'id') ?? '';
  // React's own ids change from build to build, and the title is reached without one.
  const anchor = level === 1 || /^_R_/.test(id) ? '' : id;
  const text = textOf(heading.childNodes);
  return { ...emptyDraft(level), anchor, heading: text };
}

/** Text ahead of the first heading belongs to an opening of its own. */
function last(drafts: Draft[]): Draft {
  const known = drafts.at(-1);
  if (known) return known;
  const opening = emptyDraft(1);
  drafts.push(opening);
  return opening;
}

function emptyDraft(level: number): Draft {
  return { level, anchor: '', heading: '', names: [], prose: [], rows: [], code: [] };
}

function tableRows(table: Element): string[] {
  return findAll(table, named('tr')).map((row) => {
    const cells = findAll(row, named('th', 'td'));
    return cells.map((cell) => textOf(cell.childNodes)).join(' | ');
  });
}

/** A name that a page's text says is found there: its code adds the others, each once. */
function toSections(drafts: readonly Draft[]): Section[] {
  const texts = drafts.flatMap(({ heading, prose, rows }) => [heading, ...prose, ...rows]);
  const known = new Set(texts.flatMap(wordsOf));
  return drafts.map((draft) => {
    const { level, anchor, heading, prose, rows } = draft;
    const code = codeNames(draft.code, known);
    for (const name of code) known.add(name);
    return {
      level,
      anchor,
      heading,
      names: [...new Set(draft.names)],
      prose,
      rows,
      code: code.join(' '),
    };
  });
}
