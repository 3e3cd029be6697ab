import type { Heading, PhrasingContent, RootContent } from 'mdast';
import { parseMarkdown } from '../content-checks/parseMarkdown.ts';
import { withCallouts } from './callouts.ts';
import { codeBlock } from './codeBlocks.ts';
import { componentNodes } from './components.ts';
import { withoutWrappers } from './inParagraphs.ts';
import { absoluteUrl } from './pageAddress.ts';
import { pageError } from './pageError.ts';
import type { TwinPage } from './twinPage.ts';
import { withoutGaps } from './withoutGaps.ts';

/** The text of a page as Markdown that needs neither MDX nor this site. */
export function plainBody(page: TwinPage): RootContent[] {
  return plainNodes(parse(page).children, page);
}

function parse(page: TwinPage) {
  try {
    return parseMarkdown(page.source);
  } catch (error) {
    const { line, reason } = error as { line?: number; reason?: string };
    const position = { start: { line: line ?? 1 } };
    throw pageError(page, { position }, `not valid MDX: ${reason ?? String(error)}`);
  }
}

function plainNodes(nodes: readonly RootContent[], page: TwinPage): RootContent[] {
  const blocks = withCallouts(withoutWrappers(nodes), page);
  return blocks.flatMap((node) => plainNode(node, page));
}

function plainNode(node: RootContent, page: TwinPage): RootContent[] {
  switch (node.type) {
    case 'mdxjsEsm':
      return [];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (isComment(node.value)) return [];
      throw pageError(page, node, `{${node.value}} has no value before the page runs: write text`);
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement':
      return plainNodes(componentNodes(node, page), page);
    case 'code':
      return codeBlock(node, page);
    case 'heading':
      return [{ ...node, children: plainPhrasing(withoutId(node), page) }];
    case 'paragraph': {
      const children = plainPhrasing(node.children, page);
      return children.length > 0 ? [{ ...node, children }] : [];
    }
    case 'image':
    case 'definition':
      return [{ ...node, url: absoluteUrl(node.url, page) }];
    case 'link': {
      const children = plainPhrasing(node.children, page);
      return [{ ...node, url: absoluteUrl(node.url, page), children }];
    }
    default:
      return [withPlainChildren(node, page)];
  }
}

const PHRASING: ReadonlySet<string> = new Set(['delete', 'emphasis', 'strong', 'tableCell']);

function withPlainChildren(node: RootContent, page: TwinPage): RootContent {
  if (!('children' in node)) return node;
  const children = PHRASING.has(node.type)
    ? plainPhrasing(node.children as PhrasingContent[], page)
    : plainNodes(node.children as RootContent[], page);
  return { ...node, children } as RootContent;
}

function plainPhrasing(nodes: readonly PhrasingContent[], page: TwinPage): PhrasingContent[] {
  const component = nodes.find((node) => node.type === 'mdxJsxTextElement');
  if (component) {
    // That it is unknown, or lacks something, is said rather than that it stands in a wrong place.
    componentNodes(component, page);
    const advice = 'put it on a line of its own, with an empty line before and after it';
    throw pageError(page, component, `<${component.name}> stands within a text: ${advice}`);
  }
  return withoutGaps(plainNodes(nodes as RootContent[], page) as PhrasingContent[]);
}

function isComment(expression: string): boolean {
  return expression.replace(/\/\*[\s\S]*?\*\//g, '').trim() === '';
}

/** The parser has made text of `{#id}`. */
function withoutId({ children }: Heading): PhrasingContent[] {
  const last = children.at(-1);
  if (last?.type !== 'text') return children;
  const value = last.value.replace(/\s*\{#[^{}]*\}\s*$/, '');
  return [...children.slice(0, -1), { ...last, value }];
}
