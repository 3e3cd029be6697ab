import GithubSlugger from 'github-slugger';
import type { Heading } from './page.ts';
import { lineOf, type TreeNode, walk } from './walk.ts';

/**
 * The ids of a page's headings, as Rspress gives them twice: once for the heading itself
 * (`rehypeHeaderAnchor`) and once for the outline and its link check (`remarkToc`). Their rules
 * differ in small things; a test compares both with the installed Rspress.
 */
export function readHeadings(tree: TreeNode): Heading[] {
  const slugger = new GithubSlugger();
  const outlineIds = readOutlineIds(tree);
  return [...walk(tree)]
    .filter((node) => node.type === 'heading')
    .map((node) => {
      const { text, customId } = anchorText(node);
      const outlineId = outlineIds.get(node);
      return {
        depth: node.depth ?? 1,
        id: customId || slugger.slug(text.trim()),
        explicit: customId !== '',
        ...(outlineId !== undefined && { outlineId }),
        line: lineOf(node),
      };
    });
}

// Only headings at the top level of the page reach the outline.
function readOutlineIds(tree: TreeNode): Map<TreeNode, string> {
  const slugger = new GithubSlugger();
  const ids = new Map<TreeNode, string>();
  for (const node of tree.children ?? []) {
    if (node.type !== 'heading') continue;
    let customId = '';
    let text = '';
    for (const child of node.children ?? []) {
      if (child.type === 'text') {
        // The last text wins, with or without an id.
        const [shown, id] = splitCustomId(child.value ?? '');
        text += shown;
        customId = id;
      } else text += outlineText(child);
    }
    ids.set(node, customId || slugger.slug(text.trim()));
  }
  return ids;
}

const MARKS: Readonly<Record<string, string>> = { strong: '**', emphasis: '*', delete: '~~' };

function outlineText(node: TreeNode): string {
  if (node.type === 'text') return node.value ?? '';
  if (node.type === 'inlineCode') return `\`${node.value ?? ''}\``;
  const mark = MARKS[node.type];
  if (mark === undefined && node.type !== 'link') return '';
  const inner = (node.children ?? []).map(outlineText).join('');
  return `${mark ?? ''}${inner}${mark ?? ''}`;
}

function anchorText(heading: TreeNode): { text: string; customId: string } {
  let text = '';
  let customId = '';
  for (const child of heading.children ?? []) {
    if (child.type === 'text') {
      const [shown, id] = splitCustomId(child.value ?? '');
      text += shown;
      if (id) customId = id;
    } else text += plainText(child);
  }
  return { text, customId };
}

// JSX and expressions are no elements yet when Rspress makes the ids: it skips them.
function plainText(node: TreeNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value ?? '';
  if (node.type.startsWith('mdx')) return '';
  return (node.children ?? []).map(plainText).join('');
}

const CUSTOM_ID = /\\?{#.*}/;

function splitCustomId(text: string): [shown: string, id: string] {
  const match = CUSTOM_ID.exec(text);
  if (!match) return [text, ''];
  return [text.replace(CUSTOM_ID, '').trimEnd(), match[0].slice(2, -1)];
}
