import type { Root, RootContent } from 'mdast';
import type {} from 'remark-mdx';
import type { VFile } from 'vfile';

/**
 * Remark plugin: imports the page's record in its module. Rspress would look it up in a module with
 * all records, which every page would load. `moduleOf` returns the module with a file's records.
 */
export function ownRecord(moduleOf: (file: string) => string | undefined) {
  return (tree: Root, { path }: VFile) => {
    const module = moduleOf(path);
    if (module !== undefined) tree.children.unshift(importOf(module));
  };
}

function importOf(module: string): Extract<RootContent, { type: 'mdxjsEsm' }> {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [],
            attributes: [],
            source: { type: 'Literal', value: module },
          },
        ],
      },
    },
  };
}
