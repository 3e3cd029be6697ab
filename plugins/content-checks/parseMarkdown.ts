import type { Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyGfmStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { bodyOffset } from '../page-data/readFrontMatter.ts';

// The plugins Rspress parses a page with, in its order: a bold text that fails there fails here.
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkCjkFriendlyGfmStrikethrough)
  .freeze();

/** Throws a VFileMessage for invalid MDX. Lines are those of the file. */
export function parseMarkdown(source: string): Root {
  const offset = bodyOffset(source);
  const head = source.slice(0, offset).replace(/[^\n]/g, '');
  return parser.parse(head + escapeHeadingIds(source.slice(offset)));
}

/**
 * `## Title {#id}` is no valid MDX: Rspress escapes the brace before it parses, and so do we.
 */
function escapeHeadingIds(body: string): string {
  return body.replace(/^#{1,6}(?!#).*/gm, (line) =>
    line.replace('{#', '\\{#').replace('\\\\{#', '\\{#'),
  );
}
