import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { readHeadings } from '../content-checks/headings.ts';
import type { TreeNode } from '../content-checks/walk.ts';
import { INTRODUCTION } from './sections.ts';

export interface StaleNotice {
  /** The section's id. */
  readonly id: string;
  /** The day of the English that it follows. */
  readonly date: string;
  /** Where the English stands now. */
  readonly href: string;
}

/** By file, absolute. */
export type StaleNotices = Readonly<Record<string, readonly StaleNotice[]>>;

/**
 * Remark plugin: puts `<StaleNotice>` below the heading of each stale section. `noticesOf` is asked
 * for the page's own: as an option, the notices of all would throw all of the build's cache away
 * with each change of one.
 */
export function staleNotices(noticesOf: (file: string) => readonly StaleNotice[] | undefined) {
  return (tree: Root, file: { readonly path?: string }): void => {
    const own = noticesOf(path.resolve(file.path ?? ''));
    if (own) tree.children = withNotices(tree.children, own);
  };
}

/** Pure. A notice whose section the page doesn't have is left out. */
export function withNotices(
  nodes: readonly RootContent[],
  notices: readonly StaleNotice[],
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

function noticeNode({ date, href }: StaleNotice): RootContent {
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
