import Slugger from 'github-slugger';
import type { Heading, Nodes, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Problem } from '../page-data/problem.ts';
import type { Block } from './example.ts';
import { readFence } from './fenceAttributes.ts';
import { settleKinds } from './groupSets.ts';

export interface PageBlocks {
  readonly file: string;
  readonly blocks: readonly Block[];
  readonly problems: readonly Problem[];
}

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkFrontmatter, ['yaml']);

/** Every fenced block of a page. Pure: `file` is only used in messages. */
export function collectBlocks(file: string, source: string): PageBlocks {
  const problems: Problem[] = [];
  const { text, offsetOf } = escapeHeadingIds(source);
  let tree: Root;
  try {
    tree = processor.parse(text);
  } catch (error) {
    const { line, reason } = error as { line?: number; reason?: string };
    const message = `the page cannot be parsed: ${reason ?? String(error)}; mend the MDX`;
    return { file, blocks: [], problems: [{ file, line: line ?? 1, message }] };
  }
  const slugger = new Slugger();
  let heading = 'top';
  const blocks: Block[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') heading = headingId(node, slugger);
    if (node.type !== 'code' || !node.position) return;
    const { line, offset: start = 0 } = node.position.start;
    const end = node.position.end.offset ?? start;
    const lang = node.lang ?? '';
    const { fence, errors } = readFence(lang, rawMeta(text, start));
    problems.push(...errors.map((message) => ({ file, line, message })));
    const sound = errors.length === 0;
    blocks.push({
      file,
      line,
      index: blocks.length,
      lang,
      code: node.value,
      heading,
      fence,
      sound,
      start: offsetOf(start),
      end: offsetOf(end),
    });
  });
  return { file, blocks: settleKinds(blocks), problems };
}

/** As it stands in the page: Markdown would take the backslash from `fails="say \\"no\\""`. */
function rawMeta(text: string, start: number): string {
  const [line = ''] = text.slice(start).split('\n', 1);
  return line.replace(/^(?:`+|~+)\s*\S*/, '').trim();
}

/** The id Rspress gives a heading: `{#id}` at its end, or the slug of its text. */
function headingId(node: Heading, slugger: Slugger): string {
  const text = textOf(node);
  const id = /\{#([^{}\s]+)\}\s*$/.exec(text)?.[1];
  return id ?? slugger.slug(text.trim());
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/**
 * MDX would read the `{#id}` of a heading as an expression. Rspress puts a backslash before it;
 * so do we, for the same tree. Lines stay, columns and offsets move: `offsetOf` leads back.
 */
function escapeHeadingIds(source: string): {
  text: string;
  offsetOf: (offset: number) => number;
} {
  const added: number[] = [];
  const text = source.replace(
    /^(#{1,6}(?!#).*?[^\\])(\{#)/gm,
    (_, before: string, id: string, at) => {
      added.push(Number(at) + before.length + added.length);
      return `${before}\\${id}`;
    },
  );
  return { text, offsetOf: (offset) => offset - added.filter((at) => at < offset).length };
}
