import GithubSlugger from 'github-slugger';
import { lineOf, type TreeNode, walkTree } from './walkTree.ts';

export interface PageHeading {
  readonly depth: number;
  readonly id: string;
  /** Whether the ID is written in the page as `{#id}` rather than derived from the text. */
  readonly explicit: boolean;
  /** The ID that the outline links to. It differs from `id` only where Rspress is inconsistent. */
  readonly outlineId?: string;
  /** From 1. */
  readonly line: number;
}

/**
 * The headings of a page. Rspress generates their IDs twice: for the heading itself
 * (`rehypeHeaderAnchor`), and for the outline and its link check (`remarkToc`). The rules differ
 * slightly; a test compares both with the installed Rspress.
 */
export function readHeadings(tree: TreeNode): PageHeading[] {
  const slugger = new GithubSlugger();
  const outlineIds = readOutlineIds(tree);
  return [...walkTree(tree)]
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

// The outline only includes headings at the top level of the page.
function readOutlineIds(tree: TreeNode): Map<TreeNode, string> {
  const slugger = new GithubSlugger();
  const ids = new Map<TreeNode, string>();
  for (const node of tree.children ?? []) {
    if (node.type !== 'heading') continue;
    let customId = '';
    let text = '';
    for (const child of node.children ?? []) {
      if (child.type === 'text') {
        // The last text node wins, with or without an ID.
        const [shown, id] = splitCustomId(child.value ?? '');
        text += shown;
        customId = id;
      } else text += outlineText(child);
    }
    ids.set(node, customId || slugger.slug(text.trim()));
  }
  return ids;
}

const MARKERS: Readonly<Record<string, string>> = { strong: '**', emphasis: '*', delete: '~~' };

function outlineText(node: TreeNode): string {
  if (node.type === 'text') return node.value ?? '';
  if (node.type === 'inlineCode') return `\`${node.value ?? ''}\``;
  const marker = MARKERS[node.type];
  if (marker === undefined && node.type !== 'link') return '';
  const inner = (node.children ?? []).map(outlineText).join('');
  return `${marker ?? ''}${inner}${marker ?? ''}`;
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

// Rspress skips JSX and expressions, which aren't elements yet when it generates the IDs.
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
