import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from './parseMarkdown.ts';

/** The body of a page as a tree, or why it isn't valid MDX. Serializable as JSON. */
export interface ParsedBody {
  readonly tree?: Root;
  readonly error?: { readonly line: number; readonly message: string };
}

/** Parses the body of a page. `source` is the whole file. */
export function parseBody(source: string): ParsedBody {
  try {
    return { tree: serializable(parseMarkdown(source)) };
  } catch (error) {
    return { error: parseError(error) };
  }
}

/** Worker task. */
export const run = parseBody;

/** Drops what nothing reads and is half of the tree: offsets, and the syntax trees of expressions. */
function serializable(tree: Root): Root {
  visit(tree, (node) => {
    delete node.position?.start.offset;
    delete node.position?.end.offset;
    delete node.data;
    if (!('attributes' in node)) return;
    for (const attribute of node.attributes) {
      delete attribute.data;
      if (typeof attribute.value === 'object') delete attribute.value?.data;
    }
  });
  return tree;
}

/** The parser's messages about characters that may have been meant as text. */
const MARKUP = /in expression|^Unexpected character|^Could not parse expression/;
const AS_TEXT = '; if { or < is text, put it in code or write \\{ or \\<';

interface ParserMessage {
  readonly reason?: string;
  readonly line?: number;
  readonly message?: string;
}

function parseError(error: unknown): { line: number; message: string } {
  const { reason, line, message } = error as ParserMessage;
  const text = reason ?? message ?? String(error);
  // An unclosed tag has no position, but the reason contains where it starts: (6:1-6:7).
  const began = /\((\d+):\d+-\d+:\d+\)/.exec(text)?.[1];
  const hint = MARKUP.test(text) ? AS_TEXT : '';
  return { line: line ?? Number(began ?? 1), message: `not valid MDX: ${text}${hint}` };
}
