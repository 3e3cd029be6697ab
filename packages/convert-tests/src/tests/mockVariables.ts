import type { Node, VariableDeclarator } from '@babel/types';
import { declarationOf, isReference } from '../syntax/scopes.ts';
import { dottedName, unwrap } from '../syntax/values.ts';
import { isFunctionNode, rangeOf, walk } from '../syntax/walk.ts';
import { apiName, type TestFile } from './testFile.ts';

/**
 * Creates the variables that a factory reads with `rs.hoisted`, because the factory would run before them.
 * Variables that only functions in the factory read stay, because those functions are called later.
 */
export function hoistVariables(factory: Node, parents: readonly Node[], file: TestFile): void {
  const { draft, done, needed } = file;
  for (const { declaration, node } of readAtOnce(factory, parents)) {
    if (done.has(declaration)) continue;
    const { init } = declaration;
    if (!init || !isConstant(declaration, file) || !isSelfContained(init, file)) {
      draft.note('manual', 'mock outside', node);
      continue;
    }
    done.add(declaration);
    const [start, end] = rangeOf(init);
    const isObject = unwrap(init).type === 'ObjectExpression';
    draft.edits.prependRight(start, isObject ? 'rs.hoisted(() => (' : 'rs.hoisted(() => ');
    draft.edits.appendLeft(end, isObject ? '))' : ')');
    needed.set('rs', 'value');
    draft.note('change', 'mock variables', declaration);
  }
}

/** Variables of the file that are read while the factory runs. */
function readAtOnce(factory: Node, parents: readonly Node[]) {
  const reads: { declaration: VariableDeclarator; node: Node }[] = [];
  walk(factory, (node, inner) => {
    // The first of the inner parents is the factory itself.
    const isLater = inner.slice(1).some(isFunctionNode);
    if (node.type !== 'Identifier' || isLater || !isReference(node, inner.at(-1))) return;
    const declaration = declarationOf(node.name, [...parents.slice(0, -1), ...inner]);
    if (declaration?.type !== 'VariableDeclarator' || isWithin(declaration, factory)) return;
    if (!isRequire(declaration)) reads.push({ declaration, node });
  });
  return reads;
}

function isWithin(node: Node, outer: Node): boolean {
  const [start, end] = rangeOf(node);
  const [outerStart, outerEnd] = rangeOf(outer);
  return start >= outerStart && end <= outerEnd;
}

function isRequire({ init }: VariableDeclarator): boolean {
  const value = init && unwrap(init);
  return value?.type === 'CallExpression' && dottedName(value.callee) === 'require';
}

function isConstant(declaration: VariableDeclarator, { program }: TestFile): boolean {
  return program.body.some(
    (statement) =>
      statement.type === 'VariableDeclaration' &&
      statement.kind === 'const' &&
      statement.declarations.includes(declaration),
  );
}

/** Whether an expression, apart from functions in it, uses only the API, globals, and hoisted variables. */
function isSelfContained(init: Node, file: TestFile): boolean {
  let isContained = true;
  walk(init, (node, inner) => {
    if (node.type === 'AwaitExpression') isContained = false;
    if (node.type !== 'Identifier' || !isReference(node, inner.at(-1))) return;
    const parents = [file.program, ...inner];
    const declaration = declarationOf(node.name, parents);
    const isApi = !declaration || apiName(node, parents, file) !== undefined;
    if (isApi || inner.some(isFunctionNode) || isWithin(declaration, init)) return;
    if (!file.done.has(declaration)) isContained = false;
  });
  return isContained;
}
