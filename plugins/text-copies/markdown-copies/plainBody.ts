import type { Code, Heading, PhrasingContent, RootContent } from 'mdast';
import { DEFAULT_LANGUAGE } from '../../../content/languages.ts';
import { withoutGaps, withoutWrappers } from '../../../content/markdown/inParagraphs.ts';
import { formatProblem } from '../../../content/problem.ts';
import { absoluteUrl } from './absoluteUrl.ts';
import { withCallouts } from './callouts.ts';
import { codeBlock } from './codeBlocks.ts';
import { componentNodes } from './components.ts';
import { type CopyPage, pageError } from './copyPage.ts';

/** The body of a page as plain Markdown nodes, without MDX. */
export function plainBody(page: CopyPage): RootContent[] {
  const { tree, parseProblems, codeBlocks } = page;
  if (!tree) throw new Error(parseProblems.map(formatProblem).join('\n'));
  const fenceMeta = new Map(codeBlocks.map(({ node, meta }) => [node, meta]));
  return plainNodes(tree.children, { ...page, fenceMeta });
}

interface ParsedPage extends CopyPage {
  readonly fenceMeta: ReadonlyMap<Code, string>;
}

function plainNodes(nodes: readonly RootContent[], page: ParsedPage): RootContent[] {
  const blocks = withCallouts(withoutWrappers(nodes), page);
  return blocks.flatMap((node) => plainNode(node, page));
}

function plainNode(node: RootContent, page: ParsedPage): RootContent[] {
  switch (node.type) {
    case 'mdxjsEsm':
      return [];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (isComment(node.value)) return [];
      throw pageError(page, node, `{${node.value}} has no value at build time: write text`);
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement':
      return plainNodes(componentNodes(node, page), page);
    case 'code':
      // A block that a component generates isn't in the source.
      return codeBlock(node, page.fenceMeta.get(node) ?? '', page);
    case 'heading':
      return [{ ...node, children: plainPhrasing(withoutId(node), page) }];
    case 'paragraph': {
      const children = plainPhrasing(node.children, page);
      return children.length > 0 ? [{ ...node, children }] : [];
    }
    case 'image':
      // Those in another language are other files, whose names say so.
      return [{ ...node, url: absoluteUrl(node.url, { ...page, language: DEFAULT_LANGUAGE }) }];
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

function withPlainChildren(node: RootContent, page: ParsedPage): RootContent {
  if (!('children' in node)) return node;
  const children = PHRASING.has(node.type)
    ? plainPhrasing(node.children as PhrasingContent[], page)
    : plainNodes(node.children as RootContent[], page);
  return { ...node, children } as RootContent;
}

function plainPhrasing(nodes: readonly PhrasingContent[], page: ParsedPage): PhrasingContent[] {
  const component = nodes.find((node) => node.type === 'mdxJsxTextElement');
  if (component) {
    // Throws first if the component is unknown or lacks an attribute.
    componentNodes(component, page);
    const advice = 'put it on a line of its own, with an empty line before and after it';
    throw pageError(page, component, `<${component.name}> is inside text: ${advice}`);
  }
  return withoutGaps(plainNodes(nodes as RootContent[], page) as PhrasingContent[]);
}

function isComment(expression: string): boolean {
  return expression.replace(/\/\*[\s\S]*?\*\//g, '').trim() === '';
}

/** Removes `{#id}`, which the parser treats as text. */
function withoutId({ children }: Heading): PhrasingContent[] {
  const last = children.at(-1);
  if (last?.type !== 'text') return children;
  const value = last.value.replace(/\s*\{#[^{}]*\}\s*$/, '');
  return [...children.slice(0, -1), { ...last, value }];
}
