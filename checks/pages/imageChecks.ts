import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { decodePath, pathOnly } from 'static-pages/paths';
import { type TreeNode, walkTree } from '../../content/markdown/walkTree.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';

/**
 * Reports images outside of the public folder, because Markdown copies couldn't refer to them; images
 * of other hosts, because the Content-Security-Policy blocks them; and images without a description.
 */
export function checkImages(pages: readonly Page[]): Problem[] {
  return imageProblems(pages, ({ url, alt }) => placeProblem(url) ?? altProblem(alt));
}

/** Reports images whose files don't exist. `docs` is the absolute path of the docs folder. */
export function checkImageFiles(pages: readonly Page[], docs: string): Problem[] {
  return imageProblems(pages, ({ url }) => fileProblem(url, docs));
}

function imageProblems(
  pages: readonly Page[],
  problemOf: (image: Image) => string | undefined,
): Problem[] {
  return pages.flatMap(({ file, tree }) =>
    (tree ? readImages(tree as TreeNode) : []).flatMap((image) => {
      const message = problemOf(image);
      if (message === undefined) return [];
      const { line, column } = image.node.position?.start ?? { line: 1 };
      return [{ file, line, column, message: `image ${image.url}: ${message}` }];
    }),
  );
}

interface Image {
  readonly url: string;
  readonly alt: string;
  readonly node: TreeNode;
}

function readImages(tree: TreeNode): Image[] {
  const nodes = [...walkTree(tree)];
  const urls = new Map(
    nodes.filter(({ type }) => type === 'definition').map((node) => [node.identifier, node.url]),
  );
  return nodes
    .filter(({ type }) => type === 'image' || type === 'imageReference')
    .map((node) => ({
      url: node.url ?? urls.get(node.identifier) ?? '',
      alt: node.alt ?? '',
      node,
    }));
}

const MOVE_ADVICE = 'put the file into docs/public';

function placeProblem(url: string): string | undefined {
  if (/^(?:[a-z]+:)?\/\//i.test(url)) {
    return `readers' browsers block images of other sites; ${MOVE_ADVICE} and write /name.webp`;
  }
  if (isSitePath(url) || url.startsWith('data:')) return undefined;
  return `${MOVE_ADVICE} and write /${path.posix.basename(filePath(url))}`;
}

function fileProblem(url: string, docs: string): string | undefined {
  if (!isSitePath(url)) return undefined;
  const file = path.join(docs, 'public', filePath(url));
  if (!existsSync(file)) {
    return `there is no such file in docs/public; ${MOVE_ADVICE}, or fix the name`;
  }
  // Some file systems ignore case, but servers don't.
  if (realpathSync.native(file).endsWith(path.normalize(filePath(url)))) return undefined;
  return 'upper and lower case differ from the name of the file; write it as it is';
}

function isSitePath(url: string): boolean {
  return /^\/(?!\/)/.test(url);
}

/** The decoded path of a URL without query and fragment. */
function filePath(url: string): string {
  return decodePath(pathOnly(url));
}

function altProblem(alt: string): string | undefined {
  if (alt.trim() !== '') return undefined;
  return 'has no text for readers who don’t see it; write ![What it shows](…)';
}
