import GithubSlugger from 'github-slugger';
import { lineOf, type TreeNode, walkTree } from './walkTree.ts';

export interface PageHeading {
  readonly depth: number;
  readonly id: string;
  /** Whether the ID is written in the page as `{#id}` rather than derived from the text. */
  readonly hasExplicitId: boolean;
  /** Whether the outline lists the heading, because it's at the top level of the page. */
  readonly isInOutline: boolean;
  /** Whether text follows `{#id}`. The outline then links to another ID. */
  readonly hasLateText: boolean;
  /** From 1. */
  readonly line: number;
}

/**
 * The headings of a page, with the IDs that Rspress gives them (`rehypeHeaderAnchor`). For the outline
 * and for checking links, Rspress generates the IDs again, slightly differently (`remarkToc`). A test
 * compares both with the installed Rspress.
 */
export function readHeadings(tree: TreeNode): PageHeading[] {
  const slugger = new GithubSlugger();
  return [...walkTree(tree)]
    .filter((node) => node.type === 'heading')
    .map((node) => {
      const { text, customId, hasLateText } = anchorText(node);
      return {
        depth: node.depth ?? 1,
        id: customId || slugger.slug(text.trim()),
        hasExplicitId: customId !== '',
        isInOutline: tree.children?.includes(node) ?? false,
        hasLateText,
        line: lineOf(node),
      };
    });
}

function anchorText(heading: TreeNode): { text: string; customId: string; hasLateText: boolean } {
  let text = '';
  let customId = '';
  let hasLateText = false;
  for (const child of heading.children ?? []) {
    const [shown, id] =
      child.type === 'text' ? splitCustomId(child.value ?? '') : [plainText(child), ''];
    hasLateText = customId !== '' && !id;
    text += shown;
    if (id) customId = id;
  }
  return { text, customId, hasLateText };
}

/** Without JSX and expressions, which Rspress leaves out of IDs. */
function plainText(node: TreeNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value ?? '';
  if (node.type.startsWith('mdx')) return '';
  return (node.children ?? []).map(plainText).join('');
}

/** The same pattern as in Rspress. */
const CUSTOM_ID = /\\?{#.*}/;

function splitCustomId(text: string): [shown: string, id: string] {
  const match = CUSTOM_ID.exec(text);
  if (!match) return [text, ''];
  return [text.replace(CUSTOM_ID, '').trimEnd(), match[0].slice(2, -1)];
}
