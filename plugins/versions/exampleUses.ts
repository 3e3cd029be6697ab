import ts from 'typescript';
import { NPM_PACKAGE } from '../../theme/settings/project.ts';

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
  const options: string[] = [];
  const names = [...imported];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && isNamespace(node.expression)) {
      names.push(`rs.${node.name.text}`);
    }
    // The objects in it are parts of the same configuration.
    if (isConfig && ts.isObjectLiteralExpression(node)) options.push(...optionPaths(node));
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return { options: [...new Set(options)], names: [...new Set(names)] };
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

function optionPaths(object: ts.ObjectLiteralExpression, prefix = ''): string[] {
  return object.properties.flatMap((property) => {
    const name = property.name && nameOf(property.name);
    if (name === undefined) return [];
    const path = prefix + name;
    const value = ts.isPropertyAssignment(property) ? property.initializer : undefined;
    return [path, ...(value ? pathsIn(value, path) : [])];
  });
}

function pathsIn(value: ts.Expression, path: string): string[] {
  if (ts.isObjectLiteralExpression(value)) return optionPaths(value, `${path}.`);
  if (!NESTED.includes(path) || !ts.isArrayLiteralExpression(value)) return [];
  return value.elements
    .filter((element) => ts.isObjectLiteralExpression(element))
    .flatMap((element) => optionPaths(element));
}

function nameOf(name: ts.PropertyName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;
}
