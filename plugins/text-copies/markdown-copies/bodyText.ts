import type { RootContent } from 'mdast';
import { formOf } from '../../../app/registry.ts';
import { DEFAULT_LANGUAGE } from '../../../content/languages.ts';
import { type Callout, withCallouts } from '../../../content/markdown/callouts.ts';
import { DIAGRAM, offsets } from '../../../content/markdown/codeBlocks.ts';
import { attributesOf } from '../../../content/markdown/components.ts';
import { fenceAttributes } from '../../../content/markdown/fenceMeta.ts';
import { blocksText } from '../../../content/markdown/markdownText.ts';
import type { TreeNode } from '../../../content/markdown/walkTree.ts';
import { TEXT, type Text } from '../../../theme/i18n/text.ts';
import { absoluteUrl } from './absoluteUrl.ts';
import { COPY_TEXT, type CopyPage } from './copyPage.ts';

/**
 * The body of a page as plain Markdown: its source, in which components, callouts, and the attributes of
 * code are replaced, and links are absolute. The page has been checked (checks/pages).
 */
export function bodyText(page: CopyPage): string {
  const { source, tree } = page;
  return tree ? childrenText(tree.children, { ...page, offsetAt: offsets(source) }) : '';
}

type BodyNode = RootContent | Callout;

interface Copy extends CopyPage {
  readonly offsetAt: ReturnType<typeof offsets>;
}

/** The types of inline nodes. Text in a component is only in a paragraph if it's between empty lines. */
const INLINE: ReadonlySet<string> = new Set(['text', 'link', 'inlineCode', 'strong', 'emphasis']);

function childrenText(nodes: readonly RootContent[], copy: Copy): string {
  const blocks: string[] = [];
  let inline = '';
  for (const node of withCallouts(nodes)) {
    const text = markdownOf(node, copy);
    if (INLINE.has(node.type)) inline += text.replace(/\n[ \t>]+/g, '\n');
    else {
      blocks.push(inline.trim(), outdent(text, node));
      inline = '';
    }
  }
  return blocksText([...blocks, inline.trim()]);
}

/** The Markdown of a node. Lines after the first are indented as in the source. */
function markdownOf(node: BodyNode, copy: Copy): string {
  const { source } = copy;
  switch (node.type) {
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return '';
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement': {
      const attributes = attributesOf(node as TreeNode);
      const children = childrenText(node.children as RootContent[], copy);
      const text = formOf(node.name ?? '')?.markdown({ attributes, children }, copy) ?? '';
      return indent(children === '' ? withAbsoluteUrls(text, copy) : text, node, source);
    }
    case 'paragraph': {
      // Components on one line are in a paragraph, with nothing but white space between them.
      const components = node.children.filter(({ type }) => type === 'mdxJsxTextElement');
      if (components.length === 0) return sourceOf(node, copy);
      const texts = components.map((component) => markdownOf(component, copy));
      return indent(blocksText(texts), node, source);
    }
    case 'code':
      return indent(codeText(outdent(sourceOf(node, copy), node), copy), node, source);
    case 'callout':
      return indent(calloutText(outdent(sourceOf(node, copy), node), copy), node, source);
    case 'heading':
      return sourceOf(node, copy).replace(/\s*\\?\{#[^{}]*\}\s*$/, '');
    case 'image':
      // An image for another language has its own file name, not a prefix in its URL.
      return withUrl(node, '](', { ...copy, language: DEFAULT_LANGUAGE }, sourceOf(node, copy));
    case 'link':
      return withUrl(node, '](', copy, sourceOf(node, copy));
    case 'definition':
      return withUrl(node, ']:', copy, sourceOf(node, copy));
    case 'text':
      // Without HTML comments, and escapes that only MDX needs.
      return sourceOf(node, copy).replace(/(?<!\\)<!--[\s\S]*?-->|\\(?=[{}])/g, '');
    default:
      return sourceOf(node, copy);
  }
}

/** Makes the links in the text of a component absolute. */
function withAbsoluteUrls(text: string, page: CopyPage): string {
  return text.replace(/(?<=\]\()\/[^\s)]*/g, (url) => absoluteUrl(url, page));
}

/** Makes the URL of a node absolute, which follows the last `before` in the node's text. */
function withUrl({ url }: { url: string }, before: string, page: CopyPage, text: string): string {
  const start = Math.max(0, text.lastIndexOf(before));
  return text.slice(0, start) + text.slice(start).replace(url, () => absoluteUrl(url, page));
}

/** The source of a node, with the Markdown of its children. */
function sourceOf(node: BodyNode, copy: Copy): string {
  const { source, offsetAt } = copy;
  if (!node.position) return '';
  let text = '';
  let offset = offsetAt(node.position.start);
  for (const child of childrenOf(node)) {
    if (!child.position) continue;
    text += source.slice(offset, offsetAt(child.position.start)) + markdownOf(child, copy);
    offset = offsetAt(child.position.end);
  }
  return text + source.slice(offset, offsetAt(node.position.end));
}

function childrenOf(node: BodyNode): readonly BodyNode[] {
  if (!('children' in node)) return [];
  return node.type === 'callout' ? node.children : withCallouts(node.children as RootContent[]);
}

/** Indents all lines but the first as the node is in the source, with the `>` of quotations. */
function indent(text: string, { position }: BodyNode, source: string): string {
  const { line = 1, column = 1 } = position?.start ?? {};
  const before = (source.split('\n')[line - 1] ?? '').slice(0, column - 1);
  const prefix = before.replace(/[^\s>]/g, ' ');
  return text.replace(
    /\n(.*)/g,
    (_, content) => `\n${content === '' ? prefix.trimEnd() : prefix + content}`,
  );
}

/** Removes the indentation that a node has in the source from all lines but the first. */
function outdent(text: string, { position }: BodyNode): string {
  const width = (position?.start.column ?? 1) - 1;
  return width === 0 ? text : text.replace(new RegExp(`\\n[ \\t>]{0,${width}}`, 'g'), '\n').trim();
}

/**
 * A code block with its language and title, but without attributes for running and rendering it. Output is
 * introduced with its command, and a diagram is replaced with its description.
 */
function codeText(text: string, { language }: CopyPage): string {
  const [line = '', fence = '', lang = '', meta = ''] =
    /^([`~]{3,})[ \t]*(\S*)(.*)/.exec(text) ?? [];
  const attributes = fenceAttributes(meta);
  if (lang === DIAGRAM) return attributes.get('alt') ?? '';
  const title = attributes.get('title');
  const begin = fence + lang + (title === undefined ? '' : ` title="${title}"`);
  const code = begin + text.slice(line.length);
  if (!attributes.has('output')) return code;
  const [before, after] = COPY_TEXT[language].outputOf;
  const command = [attributes.get('env'), 'npx rstest', attributes.get('output') ?? 'run'];
  return `${before}\`${command.filter(Boolean).join(' ')}\`${after}\n\n${code}`;
}

/** A callout (`:::warning Title` … `:::`) as a quotation that starts with its kind and title in bold. */
function calloutText(text: string, { language }: CopyPage): string {
  const [, kind = '', title = '', body = ''] =
    /^:::[ \t]*(\w+)[ \t]*(.*)\n?([\s\S]*?)\s*:::$/.exec(text) ?? [];
  const { callout, calloutTitle } = TEXT[language];
  const label = callout[kind as keyof Text['callout']];
  const heading = title.trim() === '' ? label : calloutTitle(label, title.trim());
  const content = `**${heading}**\n\n${body.trim()}`.trim();
  return content.replace(/^/gm, '> ').replace(/^> $/gm, '>');
}
