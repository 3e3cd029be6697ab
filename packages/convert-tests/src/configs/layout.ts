import type { Node, ObjectExpression } from '@babel/types';
import { rangeOf } from '../syntax/walk.ts';

/** White space before a member that begins a line; undefined if something else is before it. */
export function indentAt(node: Node, code: string): string | undefined {
  const { start } = attachedComments(node, code);
  const line = code.slice(code.lastIndexOf('\n', start - 1) + 1, start);
  return line.trim() === '' && start > 0 && code.lastIndexOf('\n', start - 1) >= 0
    ? line
    : undefined;
}

/** What the object's members are indented by, relative to its closing brace. */
export function unitOf(object: ObjectExpression, code: string): string {
  const [first] = object.properties;
  const inner = first && indentAt(first, code);
  if (inner === undefined) return '  ';
  const [, end] = rangeOf(object);
  const lastLine = code.slice(code.lastIndexOf('\n', end - 1) + 1, end);
  const outer = /^\s*/.exec(lastLine)?.[0] ?? '';
  return inner.slice(outer.length) || '  ';
}

/** Comments on the lines right above a member. They belong to it. */
export function attachedComments(node: Node, code: string): { start: number; text: string } {
  const [nodeStart] = rangeOf(node);
  let start = nodeStart;
  for (const comment of [...(node.leadingComments ?? [])].reverse()) {
    const { start: from = 0, end: to = 0 } = comment;
    if (code.slice(to, start).split('\n').length > 2 || code.slice(to, start).trim() !== '') break;
    const lineStart = code.lastIndexOf('\n', from - 1) + 1;
    if (code.slice(lineStart, from).trim() !== '') break;
    start = from;
  }
  return { start, text: code.slice(start, nodeStart).trimEnd() };
}

/** A member with its comments, its comma, and its line. */
export function removalRange(node: Node, object: Node, code: string): [start: number, end: number] {
  let { start } = attachedComments(node, code);
  let [, end] = rangeOf(node);
  const [, objectEnd] = rangeOf(object);
  const comma = /^\s*,/.exec(code.slice(end, objectEnd));
  if (comma) end += comma[0].length;
  const restOfLine = /^[ \t]*(?:\/\/[^\n]*|\/\*[^\n]*?\*\/[ \t]*)?\n/.exec(
    code.slice(end, objectEnd),
  );
  const lineStart = code.lastIndexOf('\n', start - 1) + 1;
  if (restOfLine && code.slice(lineStart, start).trim() === '') {
    start = lineStart;
    end += restOfLine[0].length;
  } else if (comma) end += /^ */.exec(code.slice(end, objectEnd))?.[0].length ?? 0;
  return [start, end];
}
