import type { PhrasingContent, RootContent } from 'mdast';

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
 * Wraps text in paragraphs: text in a component without empty lines around it isn't in one. All
 * components count as blocks, because none of ours is inline.
 */
export function inParagraphs(nodes: readonly RootContent[]): RootContent[] {
  const result: RootContent[] = [];
  let words: PhrasingContent[] = [];
  const finish = () => {
    const [start, end] = [words[0]?.position?.start, words.at(-1)?.position?.end];
    const isBlank = words.every((one) => one.type === 'text' && one.value.trim() === '');
    if (start && end && !isBlank) {
      result.push({ type: 'paragraph', children: words, position: { start, end } });
    }
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
