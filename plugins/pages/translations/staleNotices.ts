import path from 'node:path';
import type { Root, RootContent } from 'mdast';
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
 * rather than the notices of all pages: as an option, each change of one would invalidate the build's
 * cache for all pages.
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
  const byId = new Map(notices.map((notice) => [notice.id, noticeNode(notice)]));
  const tree: TreeNode = { type: 'root', children: nodes as readonly TreeNode[] };
  const ids = readHeadings(tree).filter(({ depth }) => depth === 2);
  const introduction = byId.get(INTRODUCTION);
  let index = 0;
  const body = nodes.flatMap((node) => {
    if (node.type !== 'heading' || node.depth !== 2) return [node];
    const notice = byId.get(ids[index++]?.id ?? '');
    return notice ? [node, notice] : [node];
  });
  return introduction ? [introduction, ...body] : body;
}

function noticeNode({ date, href }: StaleTranslation): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name: 'StaleNotice',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'date', value: date },
      { type: 'mdxJsxAttribute', name: 'href', value: href },
    ],
    children: [],
  } as RootContent;
}
