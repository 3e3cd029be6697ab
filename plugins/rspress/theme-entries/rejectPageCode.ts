import type { Root } from 'mdast';
import type {} from 'remark-mdx';
import type { VFile } from 'vfile';
import { formatProblem } from '../../../content/problem.ts';
import { relativePath } from '../../../content/relativePath.ts';

const MESSAGE =
  'pages can’t have an import or export: use the global components, or add one to app/MdxComponents.tsx';

/**
 * Remark plugin: fails for a page with an `import` or `export`. Browsers get a page as HTML without
 * its code, so an imported component would be rendered but never hydrated.
 */
export function rejectPageCode() {
  return (tree: Root, file: VFile) => {
    // Nodes that other plugins have added have no position.
    const code = tree.children.find(({ type, position }) => type === 'mdxjsEsm' && position);
    if (!code?.position) return;
    // Rspress prints the message of an error, but not its line.
    const location = {
      file: relativePath(file.cwd, file.path),
      line: code.position.start.line,
    };
    file.fail(formatProblem({ ...location, message: MESSAGE }), code);
  };
}
