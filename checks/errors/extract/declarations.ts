import ts from 'typescript';

/** The value of a variable in the innermost scope that declares it. */
export function initializerOf(name: ts.Identifier): ts.Expression | undefined {
  const declared = declarationOf(name);
  return declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
}

/** The function of this name in the innermost scope that declares it. */
export function functionOf(name: ts.Identifier): ts.FunctionLikeDeclaration | undefined {
  const declared = declarationOf(name);
  if (!declared || ts.isFunctionDeclaration(declared)) return declared;
  const { initializer } = declared;
  if (!initializer) return undefined;
  const isFunction = ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer);
  return isFunction ? initializer : undefined;
}

type Declaration = ts.FunctionDeclaration | ts.VariableDeclaration;

/** Searches the blocks around `name`, innermost first. */
function declarationOf(name: ts.Identifier): Declaration | undefined {
  for (let scope = name.parent; scope; scope = scope.parent) {
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) continue;
    const found = declarationsOf(scope).get(name.text);
    if (found) return found;
  }
  return undefined;
}

const known = new WeakMap<ts.Node, ReadonlyMap<string, Declaration>>();

/** The declarations of a block by name. Kept, because large scripts have thousands in one block. */
function declarationsOf(scope: ts.Block | ts.SourceFile): ReadonlyMap<string, Declaration> {
  const before = known.get(scope);
  if (before) return before;
  const named = scope.statements.flatMap(declarationsIn).flatMap((one) => {
    return one.name && ts.isIdentifier(one.name) ? [[one.name.text, one] as const] : [];
  });
  const declarations = new Map(named);
  known.set(scope, declarations);
  return declarations;
}

function declarationsIn(statement: ts.Statement): readonly Declaration[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations;
  return ts.isFunctionDeclaration(statement) ? [statement] : [];
}
