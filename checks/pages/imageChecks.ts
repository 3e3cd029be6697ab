import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type TreeNode, walk } from '../../content/markdown/walk.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { decodePath } from '../../content/routes/decodePath.ts';

/**
 * Reports images that readers wouldn't see: missing files, other places than the public folder, which
 * Markdown copies couldn't refer to, and other hosts, which the Content-Security-Policy blocks.
 * `docs` is the absolute path of the docs folder.
 */
export function checkImages(pages: readonly Page[], docs: string): Problem[] {
  return pages.flatMap(({ file, tree }) =>
    imagesOf(tree as TreeNode | undefined).flatMap(({ url, alt, node }) => {
      const message = imageProblem(url, docs) ?? altProblem(alt);
      const { line, column } = node.position?.start ?? { line: 1 };
      return message === undefined
        ? []
        : [{ file, line, column, message: `image ${url}: ${message}` }];
    }),
  );
}

interface Image {
  readonly url: string;
  readonly alt: string;
  readonly node: TreeNode;
}

function imagesOf(tree: TreeNode | undefined): Image[] {
  if (!tree) return [];
  const nodes = [...walk(tree)] as (TreeNode & { alt?: string; identifier?: string })[];
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

function imageProblem(url: string, docs: string): string | undefined {
  const place = 'put the file into docs/public';
  if (/^(?:[a-z]+:)?\/\//i.test(url)) {
    return `readers' browsers block images of other sites; ${place} and write /name.webp`;
  }
  if (url.startsWith('data:')) return undefined;
  const name = decodePath(url.split(/[?#]/, 1)[0] ?? '');
  if (!name.startsWith('/')) return `${place} and write /${path.posix.basename(name)}`;
  if (!existsSync(path.join(docs, 'public', name))) {
    return `there is no such file in docs/public; ${place}, or fix the name`;
  }
  const folder = path.join(docs, 'public', path.dirname(name));
  // Some systems ignore case in file names, servers don't.
  if (readdirSync(folder).includes(path.basename(name))) return undefined;
  return 'upper and lower case differ from the name of the file; write it as it is';
}

function altProblem(alt: string): string | undefined {
  return alt.trim() === ''
    ? 'has no text for readers who don’t see it; write ![What it shows](…)'
    : undefined;
}
