import type { AnyNode, Program } from 'acorn';
import type { Edit } from './edits.ts';
import { isFunction, walk } from './walk.ts';

/**
 * Lets every round of a loop and every call of a function look at the clock first. In a document
 * nothing else can end a loop that never pauses: it would stop the page with it.
 */
export function guardEdits(program: Program, tick: string): Edit[] {
  const edits: Edit[] = [];
  const open = (start: number, text: string) => edits.push({ start, end: start, text });
  const bodies = (node: AnyNode, act: (body: AnyNode) => void) => {
    if (isFunction(node) || isLoop(node)) act(node.body as AnyNode);
  };
  walk(
    program,
    (node) =>
      bodies(node, (body) => {
        if (body.type === 'BlockStatement') open(startOfStatements(body), `${tick}();`);
        else open(body.start, isFunction(node) ? `(${tick}(),` : `{${tick}();`);
      }),
    (node) =>
      bodies(node, (body) => {
        if (body.type !== 'BlockStatement') open(body.end, isFunction(node) ? ')' : '}');
      }),
  );
  return edits;
}

/** After directives such as `'use strict'`, which have to stand first. */
function startOfStatements(body: Extract<AnyNode, { type: 'BlockStatement' }>): number {
  const directives = body.body.filter(
    (statement) => statement.type === 'ExpressionStatement' && 'directive' in statement,
  );
  return directives.at(-1)?.end ?? body.start + 1;
}

function isLoop(node: AnyNode): node is Extract<AnyNode, { type: 'WhileStatement' }> {
  return /^(?:While|DoWhile|For|ForIn|ForOf)Statement$/.test(node.type);
}
