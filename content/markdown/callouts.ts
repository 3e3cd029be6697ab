import type { Nodes, RootContent } from 'mdast';

/** Siblings from the paragraph with `:::tip` to the one with `:::`. */
export interface Callout {
  readonly type: 'callout';
  /** `tip` */
  readonly kind: string;
  readonly children: readonly RootContent[];
  readonly position: Nodes['position'];
}

/**
 * Puts siblings that are a callout together. Rspress only finds the end of one in a sibling paragraph of
 * its start: without an empty line, it becomes part of a preceding list or table.
 */
export function withCallouts(nodes: readonly RootContent[]): (RootContent | Callout)[] {
  const blocks: (RootContent | Callout)[] = [];
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index] as RootContent;
    const kind = openedKind(node);
    const length = kind === undefined ? 0 : nodes.slice(index).findIndex(endsCallout) + 1;
    const children = nodes.slice(index, index + length);
    const [start, end] = [children[0]?.position?.start, children.at(-1)?.position?.end];
    if (kind === undefined || !start || !end) blocks.push(node);
    else blocks.push({ type: 'callout', kind, children, position: { start, end } });
    index += Math.max(0, length - 1);
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
