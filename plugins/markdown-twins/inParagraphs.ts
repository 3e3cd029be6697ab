import type { PhrasingContent, RootContent } from 'mdast';
import { withoutGaps } from './withoutGaps.ts';

const BLOCKS: ReadonlySet<string> = new Set([
  'blockquote',
  'code',
  'definition',
  'footnoteDefinition',
  'heading',
  'list',
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'paragraph',
  'table',
  'thematicBreak',
]);

/**
 * Text that stands in a component without an empty line around it belongs to no paragraph yet.
 * Components count as blocks: none of ours is part of a sentence.
 */
export function inParagraphs(nodes: readonly RootContent[]): RootContent[] {
  const result: RootContent[] = [];
  let words: PhrasingContent[] = [];
  const finish = () => {
    const children = withoutGaps(words);
    if (children.length > 0) result.push({ type: 'paragraph', children });
    words = [];
  };
  for (const node of nodes) {
    if (BLOCKS.has(node.type)) {
      finish();
      result.push(node);
    } else words.push(node as PhrasingContent);
  }
  finish();
  return result;
}

/**
 * MDX puts components that stand on one line into a paragraph. It is none if it holds nothing
 * else: then they are blocks.
 */
export function withoutWrappers(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'paragraph') return [node];
    const some = node.children.some(({ type }) => type === 'mdxJsxTextElement');
    return some && node.children.every(standsAlone) ? inParagraphs(node.children) : [node];
  });
}

function standsAlone(node: PhrasingContent): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  return node.type === 'mdxJsxTextElement' || node.type === 'mdxTextExpression';
}
