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
    return { tree: withoutUnusedData(parseMarkdown(source)) };
  } catch (error) {
    return { error: explainParseError(error, source, parseMarkdown) };
  }
}

/** The task for `runInWorker`. */
export const run = parseBody;

/** Deletes unused data, which is half of the tree: offsets, and the syntax trees of expressions. */
function withoutUnusedData(tree: Root): Root {
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
