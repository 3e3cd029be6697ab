import type { Node, Program } from '@babel/types';
import type { Draft } from './draft.ts';
import { rangeOf } from './syntax/walk.ts';

/** Writes imports in the place of the first of those that are `removed`, or at the top. */
export function placeImports(
  { edits, code, replace, removeLine }: Draft,
  { body, directives }: Program,
  [first, ...others]: readonly Node[],
  lines: readonly string[],
): void {
  others.forEach(removeLine);
  if (first && lines.length === 0) removeLine(first);
  else if (first) replace(first, lines.join('\n'));
  else if (lines.length > 0) {
    const next = body.find(({ type }) => type === 'ImportDeclaration');
    const at = next ? rangeOf(next)[0] : topOf(body[0], directives.at(-1), code);
    edits.prependRight(at, `${lines.join('\n')}\n${next ? '' : '\n'}`);
  }
}

/** Before the first statement, but below comments about the file. */
function topOf(first: Node | undefined, directive: Node | undefined, code: string): number {
  if (directive) return rangeOf(directive)[1] + (code[rangeOf(directive)[1]] === '\n' ? 1 : 0);
  if (!first) return code.length;
  let [at] = rangeOf(first);
  // A comment right above the statement belongs to it.
  for (const { start: from = 0, end = 0, value } of [...(first.leadingComments ?? [])].reverse()) {
    if (/\n\s*\n/.test(code.slice(end, at)) || /@(?:jest|vitest)-environment/.test(value)) break;
    at = from;
  }
  return code.lastIndexOf('\n', at - 1) + 1;
}
