import type { Node } from '@babel/types';
import { declarationsIn } from './scopes.ts';
import { unwrap } from './values.ts';

/** The value that a node stands for: a constant of the file is looked up. */
export function resolveConstant(node: Node, program: Node | undefined): Node {
  const value = unwrap(node);
  if (value.type !== 'Identifier' || !program) return value;
  const declaration = declarationsIn(program).get(value.name);
  if (declaration?.type !== 'VariableDeclarator' || !declaration.init) return value;
  return unwrap(declaration.init);
}
