import type { TreeNode } from '../../content/markdown/walkTree.ts';

/** The text of a Markdown node on one line: inline code keeps its backticks, links lose their URL. */
export function inlineText(node: TreeNode): string {
  return textOf(node).replace(/\s+/g, ' ').trim();
}

function textOf(node: TreeNode): string {
  if (node.type === 'text') return node.value ?? '';
  if (node.type === 'inlineCode') return `\`${node.value ?? ''}\``;
  if (node.type === 'code') return '';
  const inner = (node.children ?? []).map(textOf);
  return inner.join(node.type === 'listItem' || node.type === 'list' ? ' ' : '');
}
