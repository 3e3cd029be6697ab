import ts from 'typescript';
import type { FileTypes } from './setTypes.ts';

interface Span {
  readonly start: number;
  readonly length: number;
}

/**
 * Moves the types of a file to `code`, the same file with translated comments: a node has the same index in
 * both syntax trees. Returns `undefined` if the trees differ.
 */
export function translateTypes(
  title: string,
  original: FileTypes,
  code: string,
): FileTypes | undefined {
  const [before, after] = [original.code, code].map((text) => spansOf(title, text));
  if (!before || !after || before.length !== after.length) return undefined;
  const indexes = new Map(before.map((span, index) => [keyOf(span), index]));
  const move = <Item extends Span>(items: readonly Item[]): Item[] =>
    items.flatMap((item) => {
      const span = after[indexes.get(keyOf(item)) ?? -1];
      return span ? [{ ...item, ...span }] : [];
    });
  return { code, names: move(original.names), errors: move(original.errors) };
}

function spansOf(title: string, code: string): Span[] {
  const source = ts.createSourceFile(title, code, ts.ScriptTarget.ESNext, true);
  const spans: Span[] = [];
  const visit = (node: ts.Node) => {
    const start = node.getStart(source);
    spans.push({ start, length: node.end - start });
    node.forEachChild(visit);
  };
  visit(source);
  return spans;
}

function keyOf({ start, length }: Span): string {
  return `${start} ${length}`;
}
