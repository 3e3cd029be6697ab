import type { Root, RootContent } from 'mdast';
import type {} from 'remark-mdx';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';

/** Where a page is found on the site, and the module with its record. */
export interface PagePlace {
  routePath: string;
  relativePath: string;
  lang: string;
  version: string;
  recordFile: string;
}

/**
 * Makes a page's module say where it stands, and bring its record along: Rspress looks both up in
 * a module of all pages, which every page would load.
 */
export function ownRecord(this: Processor, placeOf: (file: string) => PagePlace | undefined) {
  return (tree: Root, file: VFile) => {
    const place = placeOf(file.path);
    if (!place) return;
    const { relativePath: _relativePath, recordFile, ...rest } = place;
    Object.assign(this.data('pageMeta' as never), { ...rest, _relativePath });
    tree.children.unshift(importOf(recordFile));
  };
}

function importOf(file: string): Extract<RootContent, { type: 'mdxjsEsm' }> {
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
            source: { type: 'Literal', value: file },
          },
        ],
      },
    },
  };
}
