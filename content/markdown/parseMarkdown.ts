import remarkComment from '@slorber/remark-comment';
import type { Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyGfmStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { bodyOffset } from '../front-matter/readFrontMatter.ts';

/** Remark plugins for syntax that Rspress doesn't support in pages: HTML comments. */
export const SYNTAX = [remarkComment];

// The same plugins as Rspress, with `SYNTAX`, so that both parse a page the same way.
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(SYNTAX)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkCjkFriendlyGfmStrikethrough)
  .freeze();

/**
 * Parses the body of a page. Lines and columns are those of the file, except for columns after a
 * heading's `{#id}`. Throws a VFileMessage for invalid MDX.
 */
export function parseMarkdown(source: string): Root {
  const escaped = new Set<number>();
  const bodyLine = source.slice(0, bodyOffset(source)).split('\n').length;
  const lines = source.split('\n').map((line, index) => {
    if (index + 1 < bodyLine) return line.replace(/[^\r]/g, ' ');
    const safe = escapeHeadingId(line);
    if (safe !== line) escaped.add(index + 1);
    return safe;
  });
  const tree = parser.parse(lines.join('\n'));
  if (escaped.size > 0) unescapeCode(tree, escaped);
  return tree;
}

/** Escapes the brace in `## Title {#id}`, which isn't valid MDX. Rspress does the same. */
function escapeHeadingId(line: string): string {
  if (!/^#{1,6}(?!#)/.test(line)) return line;
  return line.replace('{#', '\\{#').replace('\\\\{#', '\\{#');
}

/** Undoes the escape in code blocks, where a line can look like a heading. */
function unescapeCode(tree: Root, escaped: ReadonlySet<number>): void {
  visit(tree, 'code', (node) => {
    const firstLine = (node.position?.start.line ?? 0) + 1;
    const lines = node.value.split('\n').map((line, index) => {
      return escaped.has(firstLine + index) ? line.replace('\\{#', '{#') : line;
    });
    node.value = lines.join('\n');
  });
}
