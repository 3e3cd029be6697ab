import ts from 'typescript';

const RSTEST = /\/node_modules\/@rstest\/core\//;

/** A name with its kind, because `expect` is both a function and an option. */
export type DocumentedName = `${'api' | 'option'} ${string}`;

/** Aliases in Rstest's API, with the names that the site documents. */
const ALIASES: Readonly<Record<string, string>> = { it: 'test', rstest: 'rs' };
/** The parent of the options of a project, which are documented without it. */
const PROJECTS = 'projects.';

/**
 * The spellings under which the site may document a name of Rstest, the best first: `api rs.fn` and
 * `api fn` for `fn` in `rs.fn()`, `option coverage.provider` for an option. Empty for other names.
 */
export function rstestNames(node: ts.Identifier, checker: ts.TypeChecker): DocumentedName[] {
  const { parent } = node;
  const isKey = ts.isObjectLiteralElement(parent) && parent.name === node;
  const symbols = isKey ? optionsOf(node, parent, checker) : [checker.getSymbolAtLocation(node)];
  if (!symbols.some((symbol) => symbol && isRstest(symbol, checker))) return [];
  if (isKey) return [`option ${optionPath(parent).replace(PROJECTS, '')}`];
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    const owner = dottedName(parent.expression);
    const property = `api ${node.text}` as const;
    return owner === undefined ? [property] : [`api ${owner}.${node.text}`, property];
  }
  return [`api ${ALIASES[node.text] ?? node.text}`];
}

function isRstest(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const [declaration] = target.declarations ?? [];
  return declaration !== undefined && RSTEST.test(declaration.getSourceFile().fileName);
}

/** The options that a key of an object literal can set, for each type that the literal can have. */
function optionsOf(
  { text }: ts.Identifier,
  { parent }: ts.ObjectLiteralElement,
  checker: ts.TypeChecker,
): (ts.Symbol | undefined)[] {
  if (!ts.isObjectLiteralExpression(parent)) return [];
  const expected = checker.getContextualType(parent);
  // A configuration can also be a function or a promise.
  const types = expected?.isUnion() ? expected.types : [expected];
  return types.map((type) => type?.getProperty(text));
}

/** The keys from the outermost object literal to this one: `coverage.provider`. */
function optionPath(element: ts.ObjectLiteralElement): string {
  const keys: string[] = [];
  let node: ts.Node = element;
  while (!ts.isStatement(node) && !ts.isCallLikeExpression(node)) {
    if (ts.isObjectLiteralElement(node) && node.name) keys.unshift(node.name.getText());
    node = node.parent;
  }
  return keys.join('.');
}

function dottedName(expression: ts.Expression): string | undefined {
  if (ts.isIdentifier(expression)) return ALIASES[expression.text] ?? expression.text;
  if (!ts.isPropertyAccessExpression(expression)) return undefined;
  const owner = dottedName(expression.expression);
  return owner === undefined ? undefined : `${owner}.${expression.name.text}`;
}
