import type { Nodes, RootContent } from 'mdast';
import { TEXT, type Text } from '../../../theme/i18n/text.ts';
import type { CopyPage } from './copyPage.ts';

/** Siblings from the paragraph with `:::tip` to the one with `:::`. */
interface Callout {
  readonly type: 'callout';
  readonly children: readonly RootContent[];
  readonly position: Nodes['position'];
}

export type BodyNode = RootContent | Callout;

/** Puts siblings that are a callout together. */
export function withCallouts(nodes: readonly RootContent[]): BodyNode[] {
  const blocks: BodyNode[] = [];
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index] as RootContent;
    const length = opensCallout(node) ? nodes.slice(index).findIndex(closesCallout) + 1 : 0;
    const children = nodes.slice(index, index + length);
    const [start, end] = [children[0]?.position?.start, children.at(-1)?.position?.end];
    if (!start || !end) blocks.push(node);
    else blocks.push({ type: 'callout', children, position: { start, end } });
    index += Math.max(0, length - 1);
  }
  return blocks;
}

function opensCallout(node: RootContent): boolean {
  const first = node.type === 'paragraph' ? node.children[0] : undefined;
  return first?.type === 'text' && /^\s*:::[ \t]*\w/.test(first.value);
}

function closesCallout(node: RootContent): boolean {
  const last = node.type === 'paragraph' ? node.children.at(-1) : undefined;
  return last?.type === 'text' && /:::\s*$/.test(last.value);
}

/** `:::warning Title` … `:::` as a quotation that starts with its kind and title in bold. */
export function calloutText(text: string, { language }: CopyPage): string {
  const [, kind = '', title = '', body = ''] =
    /^:::[ \t]*(\w+)[ \t]*(.*)\n?([\s\S]*?)\s*:::$/.exec(text) ?? [];
  const { callout, calloutTitle } = TEXT[language];
  const word = callout[kind as keyof Text['callout']];
  const heading = title.trim() === '' ? word : calloutTitle(word, title.trim());
  return quoted(`**${heading}**\n\n${body.trim()}`);
}

/** `> [!NOTE]` with its kind in bold. */
export function alertText(text: string, { language }: CopyPage): string {
  return text.replace(/^> ?\[!(\w+)\][ \t]*/, (mark, kind: string) => {
    const word = TEXT[language].callout[kind.toLowerCase() as keyof Text['callout']];
    return word ? `> **${word}**\n>` : mark;
  });
}

function quoted(text: string): string {
  return text.trim().replace(/^/gm, '> ').replace(/^> $/gm, '>');
}
