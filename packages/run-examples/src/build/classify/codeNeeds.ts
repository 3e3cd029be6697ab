import ts from 'typescript';
import type { RunFile } from '../../contract.ts';
import { MODULE_CALLS } from './moduleCalls.ts';
import { parseFile } from './parseFile.ts';
import type { ReasonKind } from './settings.ts';

/** What a file needs from the environment that it runs in. */
export interface CodeNeeds {
  /** Specifiers of everything it imports, except types. */
  readonly imports: readonly string[];
  /** Modules that it mocks, so it doesn't need the real ones. */
  readonly mocked: readonly string[];
  /** Whether it needs Rstest's transform or a bundler. */
  readonly bundle: boolean;
  /** A feature of Node that pages don't have. */
  readonly reason?: ReasonKind;
}

/** The members of `process` that exist in the sandbox and behave the same. */
const PROCESS = ['env', 'cwd'];
const NODE_NAMES: Readonly<Record<string, ReasonKind>> = {
  Buffer: 'nodeModule',
  gc: 'process',
};

export function codeNeeds({ path, code }: RunFile): CodeNeeds {
  const imports: string[] = [];
  const mocked: string[] = [];
  let bundle = /\.c[jt]s$/.test(path);
  let reason: ReasonKind | undefined;
  const visit = (node: ts.Node): void => {
    if (isTypeOnly(node)) return;
    const specifier = specifierOf(node);
    if (specifier !== undefined) imports.push(specifier);
    mocked.push(...replacedBy(node));
    bundle ||= needsBundler(node);
    reason ??= nodeOnly(node);
    ts.forEachChild(node, visit);
  };
  visit(parseFile(path, code));
  return { imports, mocked, bundle, ...(reason !== undefined && { reason }) };
}

function isTypeOnly(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return true;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  if (!ts.isImportDeclaration(node)) return false;
  const clause = node.importClause;
  if (!clause) return false;
  const { name, namedBindings } = clause;
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  const all = named.length > 0 && !name && named.every((element) => element.isTypeOnly);
  return clause.phaseModifier === ts.SyntaxKind.TypeKeyword || all;
}

function specifierOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    const { moduleSpecifier } = node;
    return moduleSpecifier && ts.isStringLiteral(moduleSpecifier)
      ? moduleSpecifier.text
      : undefined;
  }
  if (!ts.isCallExpression(node)) return undefined;
  const loads = node.expression.kind === ts.SyntaxKind.ImportKeyword || isRequire(node);
  const [target] = node.arguments;
  return loads && target && ts.isStringLiteralLike(target) ? target.text : undefined;
}

function isRequire({ expression }: ts.CallExpression): boolean {
  return ts.isIdentifier(expression) && expression.text === 'require';
}

function needsBundler(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) return isRequire(node) || isModuleCall(node.expression);
  if (ts.isImportDeclaration(node)) return node.attributes !== undefined;
  if (ts.isMetaProperty(node)) return true;
  return isNewSyntax(node);
}

/** `rs.mock('x', () => …)`: with a factory, the module itself is never loaded. */
function replacedBy(node: ts.Node): string[] {
  if (!ts.isCallExpression(node) || !isModuleCall(node.expression)) return [];
  const [target, factory] = node.arguments;
  const replaced =
    target && ts.isStringLiteralLike(target) && factory && ts.isArrowFunction(factory);
  return replaced ? [target.text] : [];
}

function isModuleCall(callee: ts.Expression): boolean {
  if (!ts.isPropertyAccessExpression(callee)) return false;
  const api = callee.expression.getText();
  return (api === 'rs' || api === 'rstest') && MODULE_CALLS.has(callee.name.text);
}

/** Whether the file must be rewritten for browsers, beyond stripping its types. */
function isNewSyntax(node: ts.Node): boolean {
  if (ts.isVariableDeclarationList(node)) return (node.flags & ts.NodeFlags.Using) !== 0;
  return ts.isDecorator(node) || (ts.isModuleDeclaration(node) && !isDeclared(node));
}

function isDeclared({ modifiers = [] }: { modifiers?: Iterable<ts.ModifierLike> }): boolean {
  return [...modifiers].some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword);
}

function nodeOnly(node: ts.Node): ReasonKind | undefined {
  if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'process') {
    return PROCESS.includes(node.name.text) ? undefined : 'nodeModule';
  }
  return ts.isIdentifier(node) && !isMember(node) ? NODE_NAMES[node.text] : undefined;
}

function isMember(node: ts.Identifier): boolean {
  return ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
}
