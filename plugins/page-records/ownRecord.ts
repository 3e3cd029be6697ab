import type { Root, RootContent } from 'mdast';
import type {} from 'remark-mdx';
import type { VFile } from 'vfile';

/**
 * Makes a page's module bring its record along: Rspress looks it up in a module of all pages, which
 * every page would load. `moduleOf` names the module with the records of a page's file.
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
