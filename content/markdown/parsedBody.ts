import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { explainParseError, type ParseError } from './parseError.ts';
import { parseMarkdown } from './parseMarkdown.ts';

/** The body of a page as a tree, or why it isn't valid MDX. Serializable as JSON. */
export interface ParsedBody {
  readonly tree?: Root;
  readonly error?: ParseError;
}

/** Parses the body of a page. `source` is the whole file. */
export function parseBody(source: string): ParsedBody {
  try {
    return { tree: serializable(parseMarkdown(source)) };
  } catch (error) {
    return { error: explainParseError(error, source, parseMarkdown) };
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
