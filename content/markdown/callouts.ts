import type { Nodes, RootContent } from 'mdast';

/** The siblings from the paragraph with `:::tip` to the paragraph with `:::`. */
export interface Callout {
  readonly type: 'callout';
  /** `tip` */
  readonly kind: string;
  readonly children: readonly RootContent[];
  readonly position: Nodes['position'];
}

/**
 * Groups siblings that form a callout. As in Rspress, the closing `:::` has to be in a sibling of the
 * opening paragraph: without an empty line before it, `:::` becomes part of a list or table.
 */
export function withCallouts(nodes: readonly RootContent[]): (RootContent | Callout)[] {
  const blocks: (RootContent | Callout)[] = [];
  let remaining = nodes;
  while (remaining[0]) {
    const [node] = remaining;
    const kind = openedKind(node);
    const length = kind === undefined ? 0 : remaining.findIndex(endsCallout) + 1;
    const children = remaining.slice(0, length);
    const [start, end] = [node.position?.start, children.at(-1)?.position?.end];
    if (kind === undefined || !start || !end) blocks.push(node);
    else blocks.push({ type: 'callout', kind, children, position: { start, end } });
    remaining = remaining.slice(Math.max(1, length));
  }
  return blocks;
}

function openedKind(node: RootContent): string | undefined {
  const first = node.type === 'paragraph' ? node.children[0] : undefined;
  return first?.type === 'text' ? /^\s*:::\s*([\w-]+)/.exec(first.value)?.[1] : undefined;
}

function endsCallout(node: RootContent): boolean {
  const last = node.type === 'paragraph' ? node.children.at(-1) : undefined;
  return last?.type === 'text' && /:::\s*$/.test(last.value);
}
