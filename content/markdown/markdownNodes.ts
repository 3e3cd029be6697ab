import type {
  Break,
  Heading,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  Strong,
  Table,
  Text,
} from 'mdast';

/** Factories for Markdown nodes. */

export function text(value: string): Text {
  return { type: 'text', value };
}

export const lineBreak: Break = { type: 'break' };

export function inlineCode(value: string): InlineCode {
  return { type: 'inlineCode', value };
}

export function strong(...children: PhrasingContent[]): Strong {
  return { type: 'strong', children };
}

export function link(label: string, url: string): Link {
  return { type: 'link', url, children: [text(label)] };
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

export function title(label: string): Heading {
  return { type: 'heading', depth: 1, children: [text(label)] };
}

export function list(items: readonly PhrasingContent[][]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => ({
      type: 'listItem',
      spread: false,
      children: [paragraph(...item)],
    })),
  };
}

export function tableNode(rows: readonly PhrasingContent[][][]): Table {
  return {
    type: 'table',
    align: (rows[0] ?? []).map(() => null),
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((children) => ({ type: 'tableCell', children })),
    })),
  };
}

export function textTable(rows: readonly (readonly string[])[]): Table {
  return tableNode(rows.map((cells) => cells.map((cell) => [text(cell)])));
}
