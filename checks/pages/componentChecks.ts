import { componentProblem } from '../../components/registry.ts';
import { lineOf, type TreeNode, walk } from '../../content/markdown/walk.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';

/** The properties of a page that are needed to check its components. */
export type ComponentsPage = Pick<Page, 'file' | 'frontMatter' | 'components'>;

/** Reports unknown components and attributes, and values that don't exist. */
export function checkComponents(pages: readonly ComponentsPage[]): Problem[] {
  return pages.flatMap(({ file, frontMatter, components }) =>
    components.flatMap((component): Problem[] => {
      const message = componentProblem(component, frontMatter?.options ?? []);
      return message === undefined
        ? []
        : [{ file, line: component.line, column: component.column, message }];
    }),
  );
}

/** Reports imports and exports. */
export function checkImports(pages: readonly Page[]): Problem[] {
  return pages.flatMap(({ file, tree }) =>
    tree
      ? [...walk(tree as TreeNode)]
          .filter(({ type }) => type === 'mdxjsEsm')
          .map((node) => ({
            file,
            line: lineOf(node),
            message: 'pages can’t have an import or export: use the site’s global components',
          }))
      : [],
  );
}
