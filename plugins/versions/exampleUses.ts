import ts from 'typescript';
import { NPM_PACKAGE } from '../../theme/settings/site.ts';

/** The documented options and names that a code block uses: `pool.memoryLimit`, `rs.waitFor`. */
export interface ExampleUses {
  readonly options: readonly string[];
  readonly names: readonly string[];
}

/** The objects that have the members of `rs`. */
const NAMESPACES: readonly string[] = ['rs', 'rstest'];
/** Options whose values are configurations themselves. */
const NESTED: readonly string[] = ['projects'];
const CONFIG_FILE = /^rstest\.(?:config|workspace)\./;

/** Reads a block's syntax. `title` is the name of its file, if it has one. */
export function exampleUses(code: string, title = ''): ExampleUses {
  const source = ts.createSourceFile('example.tsx', code, ts.ScriptTarget.Latest, true);
  const imported = importedNames(source);
  const isConfig =
    CONFIG_FILE.test(title.split('/').at(-1) ?? '') ||
    imported.some((name) => name.startsWith('define'));
  const options = new Set<string>();
  const names = new Set(imported);
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && isNamespace(node.expression)) {
      names.add(`rs.${node.name.text}`);
    }
    // The outermost objects; `addPaths` reads those in them.
    if (isConfig && ts.isObjectLiteralExpression(node)) {
      addPaths(node, '', options);
    }
    if (!ts.isObjectLiteralExpression(node) || !isConfig) ts.forEachChild(node, visit);
  };
  visit(source);
  return { options: [...options], names: [...names] };
}

function isNamespace(node: ts.Expression): boolean {
  return ts.isIdentifier(node) && NAMESPACES.includes(node.text);
}

function importedNames(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement)) return [];
    const { importClause, moduleSpecifier } = statement;
    const from = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    const bindings = importClause?.namedBindings;
    if (from !== NPM_PACKAGE || !bindings || !ts.isNamedImports(bindings)) return [];
    return bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
  });
}

function addPaths(object: ts.ObjectLiteralExpression, prefix: string, paths: Set<string>): void {
  for (const property of object.properties) {
    const name = property.name && nameOf(property.name);
    if (name === undefined) continue;
    const path = prefix + name;
    paths.add(path);
    if (!ts.isPropertyAssignment(property)) continue;
    const { initializer } = property;
    if (ts.isObjectLiteralExpression(initializer)) addPaths(initializer, `${path}.`, paths);
    if (!NESTED.includes(path) || !ts.isArrayLiteralExpression(initializer)) continue;
    for (const element of initializer.elements) {
      if (ts.isObjectLiteralExpression(element)) addPaths(element, '', paths);
    }
  }
}

function nameOf(name: ts.PropertyName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;
}
