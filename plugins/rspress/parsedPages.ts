import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import type { Parser, Processor } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readPages } from '../../content/readPages.ts';

/** Returns the tree of a page by its absolute path. The caller may change it. */
type TreeOf = (file: string) => Root | undefined;

/**
 * In a production build, gives Rspress the trees of the pages that have already been parsed. Otherwise,
 * Rspress would parse all pages again, on the main thread.
 */
export function parsedPages(): RspressPlugin {
  let trees: ReadonlyMap<string, Root> = new Map();
  const treeOf: TreeOf = (file) => {
    const tree = trees.get(file);
    return tree && structuredClone(tree);
  };
  return {
    name: 'parsed-pages',
    markdown: { remarkPlugins: [[useTrees, treeOf]] },
    beforeBuild(config, isProduction) {
      if (!isProduction) return;
      const docs = path.resolve(config.root ?? 'docs');
      const root = path.dirname(docs);
      trees = new Map(
        readPages(root, { docs }).flatMap(({ file, tree }) =>
          tree && !hasExpressions(tree) ? [[path.join(root, file), tree] as const] : [],
        ),
      );
    },
  };
}

/** Remark plugin: replaces the parser. */
function useTrees(this: Processor, treeOf: TreeOf): void {
  const parse = this.parser as Parser<Root>;
  this.parser = (text: string, file: VFile) => treeOf(file.path) ?? parse(text, file);
}

/** Whether a page has JavaScript, which Rspress needs as a syntax tree: `parseBody` drops that. */
function hasExpressions(tree: Root): boolean {
  let found = false;
  visit(tree, (node) => {
    found ||= /^mdx.*(Expression|Esm)$/.test(node.type);
    if (!('attributes' in node)) return;
    found ||= node.attributes.some(
      ({ type, value }) => type !== 'mdxJsxAttribute' || typeof value === 'object',
    );
  });
  return found;
}
