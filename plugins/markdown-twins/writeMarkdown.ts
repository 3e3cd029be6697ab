import type { Nodes, RootContent, Text } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyGfmStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { meansNothing } from './meansNothing.ts';

/** Texts that mean the same without a single escape. */
const safeAsIs = new WeakSet<Text>();

// Every cell counts as three characters: no padding to a column's width, and `---` below a head.
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
        safeAsIs.has(node) || meansNothing(node.value) ? node.value : state.safe(node.value, info),
    },
  })
  .freeze();

/**
 * Markdown for nodes without MDX. The stringifier escapes whatever might have a meaning, such as
 * each `[` and `~`; here a text keeps its escapes only where it would be read differently without.
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
  const texts = textsOf(block).filter(({ value }) => !meansNothing(value));
  if (texts.length === 0 || !/\\|&#/.test(stringify([block]))) return;
  for (const text of texts) safeAsIs.add(text);
  if (meansTheSame(block)) return;
  for (const text of texts) safeAsIs.delete(text);
  // Some need theirs: one by one, which is slower.
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

/** Everything but where a node stands; neighbouring texts are one. */
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
