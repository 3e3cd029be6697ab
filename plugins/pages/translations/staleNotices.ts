import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { componentElement } from '../../../content/markdown/components.ts';
import { readHeadings } from '../../../content/markdown/headings.ts';
import { INTRODUCTION } from '../../../content/markdown/sections.ts';
import type { TreeNode } from '../../../content/markdown/walkTree.ts';

export interface StaleTranslation {
  /** The section's ID. */
  readonly id: string;
  /** Date of the English version that was translated, such as `2026-01-02`. */
  readonly date: string;
  /** Path of the current English section. */
  readonly href: string;
}

/**
 * Remark plugin: inserts `<StaleNotice>` below the heading of each stale section. Takes a function
 * rather than the notices of all pages: the key of the build's cache includes the options of plugins, so
 * each new notice would invalidate the cache for all pages.
 */
export function staleNotices(noticesOf: (file: string) => readonly StaleTranslation[] | undefined) {
  return (tree: Root, file: { readonly path?: string }): void => {
    const notices = noticesOf(path.resolve(file.path ?? ''));
    if (notices?.length) tree.children = withNotices(tree.children, notices);
  };
}

/** Inserts the notices. Skips those whose section doesn't exist in the page. */
function withNotices(
  nodes: readonly RootContent[],
  notices: readonly StaleTranslation[],
): RootContent[] {
  const byId = new Map(
    notices.map(({ id, date, href }) => [id, componentElement('StaleNotice', { date, href })]),
  );
  const tree: TreeNode = { type: 'root', children: nodes as readonly TreeNode[] };
  const sectionHeadings = readHeadings(tree).filter(({ depth }) => depth === 2);
  const introduction = byId.get(INTRODUCTION);
  let index = 0;
  const body = nodes.flatMap((node) => {
    if (node.type !== 'heading' || node.depth !== 2) return [node];
    const notice = byId.get(sectionHeadings[index++]?.id ?? '');
    return notice ? [node, notice] : [node];
  });
  return introduction ? [introduction, ...body] : body;
}
