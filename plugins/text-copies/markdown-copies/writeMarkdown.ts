import type { Nodes, RootContent, Text } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyGfmStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Characters with a special meaning anywhere in text, or next to adjacent nodes. */
const SPECIAL = /[*_`~<>[\]&\\|@\t\r]|w\.|:\/\/|[!#]$|^\(|^\s|\s$| \n|\n /i;
/** Characters with a special meaning at the start of a line. */
const OPENERS = /^(?:[#+=:-]|\d+[.)])/m;

/**
 * Whether a text needs no escaping in any position, as most don't. The stringifier then doesn't have
 * to test each of its sixty patterns.
 */
export function needsNoEscape(text: string): boolean {
  return !SPECIAL.test(text) && !OPENERS.test(text);
}

/** Text nodes that don't need escaping. */
const safeAsIs = new WeakSet<Text>();

// Treats every cell as three characters wide: no padding, and `---` below the header row.
const CELL_WIDTH = 3;

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm, { stringLength: () => CELL_WIDTH, tableCellPadding: true })
  .use(remarkCjkFriendly)
  .use(remarkCjkFriendlyGfmStrikethrough)
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    handlers: {
      text: (node: Text, _parent, state, info) =>
        safeAsIs.has(node) || needsNoEscape(node.value) ? node.value : state.safe(node.value, info),
    },
  })
  .freeze();

/**
 * Serializes nodes without MDX. The stringifier escapes everything that might be special, such as
 * each `[` and `~`; this keeps escapes only in text that would be parsed differently without them.
 */
export function writeMarkdown(nodes: readonly RootContent[]): string {
  for (const node of nodes) {
    visit(node, (inner) => {
      if (inner.type === 'paragraph' || inner.type === 'heading' || inner.type === 'table') {
        dropEscapes(inner);
      }
    });
  }
  return stringify(nodes);
}

function stringify(nodes: readonly RootContent[]): string {
  return processor.stringify({ type: 'root', children: [...nodes] });
}

function dropEscapes(block: RootContent): void {
  const texts = textsOf(block).filter(({ value }) => !needsNoEscape(value));
  if (texts.length === 0 || !/\\|&#/.test(stringify([block]))) return;
  for (const text of texts) safeAsIs.add(text);
  if (meansTheSame(block)) return;
  for (const text of texts) safeAsIs.delete(text);
  // Some text needs its escapes: check each node, which is slower.
  for (const text of texts) {
    safeAsIs.add(text);
    if (!meansTheSame(block)) safeAsIs.delete(text);
  }
}

function textsOf(block: RootContent): Text[] {
  const texts: Text[] = [];
  visit(block, 'text', (text) => {
    texts.push(text);
  });
  return texts;
}

function meansTheSame(block: RootContent): boolean {
  const { children } = processor.parse(stringify([block]));
  return meaning({ type: 'root', children: [block] }) === meaning({ type: 'root', children });
}

/** A comparable form of a node: without positions, and with adjacent text nodes merged. */
function meaning(node: Nodes): string {
  if (!('children' in node)) return JSON.stringify(bare(node));
  const parts: string[] = [];
  let words = '';
  for (const child of node.children) {
    if (child.type === 'text') {
      words += child.value;
      continue;
    }
    parts.push(JSON.stringify(words), meaning(child));
    words = '';
  }
  parts.push(JSON.stringify(words));
  return `${JSON.stringify(bare(node))}[${parts.join()}]`;
}

const NO_MEANING: ReadonlySet<string> = new Set(['children', 'data', 'position']);

function bare(node: Nodes): [name: string, value: unknown][] {
  return Object.entries(node)
    .filter(([name, value]) => !NO_MEANING.has(name) && value !== null && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
