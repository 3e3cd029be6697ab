import ts from 'typescript';
import type { FileTypes } from './setTypes.ts';

/**
 * Moves the types of a file to `code`, the same file with translated comments: the nodes of both syntax
 * trees are the same, in the same order. Returns `undefined` if the numbers of nodes differ.
 */
export function translateTypes(
  title: string,
  original: FileTypes,
  code: string,
): FileTypes | undefined {
  const [before, after] = [boundsOf(title, original.code), boundsOf(title, code)];
  if (before.length !== after.length) return undefined;
  const moved = new Map(before.map((offset, index) => [offset, after[index]]));
  // Start and end move separately: an error may be about several nodes, such as surplus arguments.
  const move = <Item extends { readonly start: number; readonly length: number }>(
    items: readonly Item[],
  ): Item[] =>
    items.flatMap((item) => {
      const [start, end] = [moved.get(item.start), moved.get(item.start + item.length)];
      return start === undefined || end === undefined
        ? []
        : [{ ...item, start, length: end - start }];
    });
  return { code, names: move(original.names), errors: move(original.errors) };
}

/** The offsets at which the nodes of a file start and end. */
function boundsOf(title: string, code: string): number[] {
  const source = ts.createSourceFile(title, code, ts.ScriptTarget.ESNext, true);
  const bounds: number[] = [];
  const visit = (node: ts.Node) => {
    bounds.push(node.getStart(source), node.end);
    node.forEachChild(visit);
  };
  visit(source);
  return bounds;
}
