import type { PhrasingContent } from 'mdast';

/** Merges adjacent text nodes and collapses the whitespace around removed nodes. */
export function withoutGaps(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const merged: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      const joined = `${last.value}${node.value}`.replace(/[ \t]{2,}/g, ' ');
      merged[merged.length - 1] = { ...last, value: joined };
    } else merged.push(node);
  }
  trim(merged, 0, 'trimStart');
  trim(merged, -1, 'trimEnd');
  return merged;
}

function trim(nodes: PhrasingContent[], at: 0 | -1, way: 'trimStart' | 'trimEnd'): void {
  const node = nodes.at(at);
  if (node?.type !== 'text') return;
  const value = node.value[way]();
  nodes.splice(at, 1, ...(value === '' ? [] : [{ ...node, value }]));
}
