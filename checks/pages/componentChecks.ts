import { componentProblem } from '../../app/registry.ts';
import { lineOf, type TreeNode } from '../../content/markdown/walkTree.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';

/** The properties of a page that are needed to check its components. */
export type ComponentsPage = Pick<Page, 'file' | 'frontMatter' | 'components' | 'tree'>;

/** Reports unknown components and attributes, and attribute values that aren't allowed. */
export function checkComponents(pages: readonly ComponentsPage[]): Problem[] {
  return pages.flatMap(({ file, frontMatter, components, tree }) => {
    const namesInCode = codeOf(tree).flatMap(({ value = '' }) => value.match(/[\w$]+/g) ?? []);
    return components.flatMap((component): Problem[] => {
      // `checkImports` reports the import of the component instead.
      if (namesInCode.includes(component.name)) return [];
      const message = componentProblem(component, frontMatter?.options ?? []);
      return message === undefined
        ? []
        : [{ file, line: component.line, column: component.column, message }];
    });
  });
}

/** Reports imports and exports: browsers get pages without their code. */
export function checkImports(pages: readonly Page[]): Problem[] {
  return pages.flatMap(({ file, tree }) =>
    codeOf(tree).map((node) => ({
      file,
      line: lineOf(node),
      message:
        "pages can't have an import or export: write Markdown, or use the components in app/registry.ts",
    })),
  );
}

/** The imports and exports of a page. */
function codeOf(tree: Page['tree']): TreeNode[] {
  return (tree?.children ?? []).filter(({ type }) => type === 'mdxjsEsm') as TreeNode[];
}
