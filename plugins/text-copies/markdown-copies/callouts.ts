import type { Blockquote, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { withoutGaps } from '../../../content/markdown/inParagraphs.ts';
import { paragraph, strong, text } from '../../../content/markdown/markdownNodes.ts';
import { TEXT, type Text } from '../../../theme/i18n/text.ts';
import { type CopyPage, pageError } from './copyPage.ts';

type CalloutType = keyof Text['callout'];

const BEGIN = /^\s*:::[ \t]*(\w+)[ \t]*/;
const ALERT = /^\s*\[!(\w+)\]\s*/;
const END = /(?:^|\s):::\s*$/;

/**
 * Replaces `:::warning Title` … `:::`, and `> [!WARNING]`, with a blockquote that starts with its kind and
 * title in bold.
 */
export function withCallouts(nodes: readonly RootContent[], page: CopyPage): RootContent[] {
  const result: RootContent[] = [];
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (!node) continue;
    const alert = node.type === 'blockquote' ? alertOf(node, page) : undefined;
    if (alert) {
      result.push(alert);
      continue;
    }
    const type = node.type === 'paragraph' ? typeOf(node) : undefined;
    if (type === undefined || node.type !== 'paragraph') {
      result.push(node);
      continue;
    }
    const length = nodes.slice(index).findIndex(isEnd);
    if (length === -1) {
      const advice = 'is not closed by ::: with an empty line before it';
      throw pageError(page, node, `:::${type} ${advice}`);
    }
    result.push(quotation(nodes.slice(index, index + length + 1), type, page));
    index += length;
  }
  return result;
}

/** `> [!NOTE]` as a blockquote that starts with its kind in bold; `undefined` for another blockquote. */
function alertOf({ children }: Blockquote, { language }: CopyPage): Blockquote | undefined {
  const [begin, ...others] = children;
  const first = begin?.type === 'paragraph' ? begin.children[0] : undefined;
  if (begin?.type !== 'paragraph' || first?.type !== 'text') return undefined;
  const type = ALERT.exec(first.value)?.[1]?.toLowerCase() ?? '';
  const words = TEXT[language].callout;
  if (!Object.hasOwn(words, type)) return undefined;
  const rest = withoutGaps(replaceFirst(begin.children, ALERT));
  const body = rest.length > 0 ? [{ ...begin, children: rest }, ...others] : others;
  return {
    type: 'blockquote',
    children: [paragraph(strong(text(words[type as CalloutType]))), ...body],
  };
}

function typeOf({ children: [first] }: Paragraph): string | undefined {
  return first?.type === 'text' ? BEGIN.exec(first.value)?.[1] : undefined;
}

function isEnd(node: RootContent): boolean {
  const last = node.type === 'paragraph' ? node.children.at(-1) : undefined;
  return last?.type === 'text' && END.test(last.value);
}

/** `nodes` are those from the paragraph that opens the callout to the one that closes it. */
function quotation(nodes: readonly RootContent[], type: string, page: CopyPage): Blockquote {
  const [begin, ...others] = closed(nodes) as [Paragraph, ...RootContent[]];
  const { callout: words, calloutTitle } = TEXT[page.language];
  if (!Object.hasOwn(words, type)) {
    const known = Object.keys(words).join(', ');
    throw pageError(page, begin, `:::${type} is not a callout: use ${known}`);
  }
  const [titleLine, rest] = firstLine(begin.children);
  const title = withoutGaps(replaceFirst(titleLine, BEGIN));
  const word = words[type as CalloutType];
  const heading = title.length > 0 ? [text(calloutTitle(word, '')), ...title] : [text(word)];
  const body = [{ ...begin, children: withoutGaps(rest) }, ...others];
  const children = body.filter((node) => !('children' in node) || node.children.length > 0);
  return {
    type: 'blockquote',
    children: [paragraph(strong(...heading)), ...children] as Blockquote['children'],
  };
}

/** Removes the `:::` at the end. */
function closed(nodes: readonly RootContent[]): RootContent[] {
  const last = nodes.at(-1) as Paragraph;
  const end = last.children.at(-1) as Extract<PhrasingContent, { type: 'text' }>;
  const children = [...last.children.slice(0, -1), { ...end, value: end.value.replace(END, '') }];
  // In a one-line callout, keep the opening.
  const kept = nodes.length === 1 ? children : withoutGaps(children);
  return [...nodes.slice(0, -1), { ...last, children: kept }];
}

function firstLine(nodes: readonly PhrasingContent[]): [PhrasingContent[], PhrasingContent[]] {
  for (const [index, node] of nodes.entries()) {
    if (node.type !== 'text') continue;
    const at = node.value.indexOf('\n');
    if (at === -1) continue;
    return [
      [...nodes.slice(0, index), { ...node, value: node.value.slice(0, at) }],
      [{ ...node, value: node.value.slice(at + 1) }, ...nodes.slice(index + 1)],
    ];
  }
  return [[...nodes], []];
}

function replaceFirst(nodes: readonly PhrasingContent[], pattern: RegExp): PhrasingContent[] {
  const [first, ...others] = nodes;
  if (first?.type !== 'text') return [...nodes];
  return [{ ...first, value: first.value.replace(pattern, '') }, ...others];
}
