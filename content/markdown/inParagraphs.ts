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
 * Unwraps paragraphs that only contain components: MDX puts components on the same line into a
 * paragraph.
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
