import type { Node, VariableDeclarator } from '@babel/types';
import { BEHAVIORS } from '../rules/behaviors.ts';
import { namedRule } from '../rules/find.ts';
import { declarationOf, isReference } from '../syntax/scopes.ts';
import { unwrap } from '../syntax/values.ts';
import { rangeOf, walk } from '../syntax/walk.ts';
import { apiName, type TestFile } from './testFile.ts';

/**
 * Creates the variables that a factory reads with `rs.hoisted`: it runs before their lines do. What
 * functions in the factory read is left alone, because they're called later.
 */
export function hoistVariables(factory: Node, parents: readonly Node[], file: TestFile): void {
  for (const { declaration, node } of readAtOnce(factory, parents)) {
    if (file.done.has(declaration)) continue;
    const isConst = isConstant(declaration, file);
    if (!isConst || !declaration.init || !isSelfContained(declaration.init, file)) {
      file.draft.note('manual', namedRule(BEHAVIORS, 'mock outside'), node);
      continue;
    }
    file.done.add(declaration);
    const [start, end] = rangeOf(declaration.init);
    const isObject = unwrap(declaration.init).type === 'ObjectExpression';
    file.draft.edits.prependRight(start, isObject ? 'rs.hoisted(() => (' : 'rs.hoisted(() => ');
    file.draft.edits.appendLeft(end, isObject ? '))' : ')');
    file.needed.set('rs', 'value');
    file.draft.note('change', namedRule(BEHAVIORS, 'mock variables'), declaration);
  }
}

interface Read {
  readonly declaration: VariableDeclarator;
  readonly node: Node;
}

/** Variables of the file that are read while the factory runs. */
function readAtOnce(factory: Node, parents: readonly Node[]): Read[] {
  const reads: Read[] = [];
  walk(factory, (node, inner) => {
    if (node.type !== 'Identifier' || !isReference(node, inner.at(-1))) return;
    // `inner` begins with the factory itself.
    if (inner.slice(1).some(({ type }) => /Function|ObjectMethod|ClassMethod/.test(type))) return;
    const around = [...parents.slice(0, -1), ...inner];
    const declaration = declarationOf(node.name, around);
    if (declaration?.type !== 'VariableDeclarator') return;
    const outside =
      (declaration.start ?? 0) < (factory.start ?? 0) ||
      (declaration.start ?? 0) > (factory.end ?? 0);
    const required = declaration.init && /^require\(/.test(sourceStart(declaration));
    if (outside && !required) reads.push({ declaration, node });
  });
  return reads;
}

function sourceStart({ init }: VariableDeclarator): string {
  const value = init && unwrap(init);
  return value?.type === 'CallExpression' && value.callee.type === 'Identifier'
    ? `${value.callee.name}(`
    : '';
}

function isConstant(declaration: VariableDeclarator, { program }: TestFile): boolean {
  return program.body.some(
    (one) =>
      one.type === 'VariableDeclaration' &&
      one.kind === 'const' &&
      one.declarations.includes(declaration),
  );
}

/** Whether an expression uses nothing of the file but the runner's API, outside of functions. */
function isSelfContained(init: Node, file: TestFile): boolean {
  let contained = true;
  walk(init, (node, inner) => {
    if (node.type === 'AwaitExpression') contained = false;
    if (node.type !== 'Identifier' || !isReference(node, inner.at(-1))) return;
    const parents = [file.program, ...inner];
    const declaration = declarationOf(node.name, parents);
    if (!declaration || apiName(node, parents, file)) return;
    const isInside =
      (declaration.start ?? 0) >= (init.start ?? 0) && (declaration.end ?? 0) <= (init.end ?? 0);
    const isLater = inner.some(({ type }) => /Function|ObjectMethod/.test(type));
    if (!isInside && !isLater && !file.done.has(declaration)) contained = false;
  });
  return contained;
}
