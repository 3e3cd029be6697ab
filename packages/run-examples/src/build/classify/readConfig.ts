import ts from 'typescript';
import type { RunFile } from '../../contract.ts';
import { evaluate, isRecord, type Lookup, UNKNOWN, type Value } from './evaluate.ts';
import { parseFile } from './parseFile.ts';

export type Settings = Readonly<Record<string, Value>>;

/** Rstest's helpers that return their argument. */
const PLAIN_HELPERS = ['defineConfig', 'defineProject', 'defineInlineProject'];

export const CONFIG_FILE = /^rstest\.config\.[cm]?[jt]s$/;

/**
 * Reads the config file of a set; a set without one has no settings.
 * `UNKNOWN` if the settings can't be known without running the file.
 */
export function readConfig(files: readonly RunFile[]): Settings | typeof UNKNOWN {
  const config = files.find(({ path }) => CONFIG_FILE.test(path));
  if (!config) return {};
  const settings = exportOf(files, config, 'default', []);
  if (!isRecord(settings)) return UNKNOWN;
  const { extends: base, ...own } = settings;
  if (base === undefined) return own;
  return isRecord(base) ? merged(base, own) : UNKNOWN;
}

function exportOf(
  files: readonly RunFile[],
  file: RunFile,
  name: string,
  seen: readonly RunFile[],
): Value {
  if (seen.includes(file)) return UNKNOWN;
  const source = parseFile(file.path, file.code);
  const lookup: Lookup = (wanted) => {
    const local = declarationOf(source, wanted);
    if (local) return configOf(local, lookup);
    const from = importOf(source, wanted);
    const target = from && files.find(({ path }) => leadsTo(path, file.path, from.specifier));
    return target ? exportOf(files, target, from.name, [...seen, file]) : UNKNOWN;
  };
  if (name !== 'default') return lookup(name);
  const exported = source.statements.find(ts.isExportAssignment);
  return exported ? configOf(exported.expression, lookup) : UNKNOWN;
}

/** An expression, possibly wrapped in Rstest's helpers or in a function without arguments. */
function configOf(node: ts.Expression, lookup: Lookup): Value {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
    const values = node.arguments.map((argument) => configOf(argument, lookup));
    const helper = node.expression.text;
    if (PLAIN_HELPERS.includes(helper)) return values[0];
    return helper === 'mergeRstestConfig' && values.every(isRecord)
      ? values.reduce((all, next) => merged(all, next), {})
      : UNKNOWN;
  }
  if (ts.isArrowFunction(node) && node.parameters.length === 0 && !ts.isBlock(node.body)) {
    return configOf(node.body, lookup);
  }
  if (ts.isParenthesizedExpression(node)) return configOf(node.expression, lookup);
  return evaluate(node, lookup);
}

/** Merges like Rstest: objects by key, arrays by concatenation. */
function merged(base: Settings, over: Settings): Settings {
  const result: Record<string, Value> = { ...base };
  for (const [name, value] of Object.entries(over)) {
    const before = result[name];
    if (isRecord(before) && isRecord(value)) result[name] = merged(before, value);
    else if (Array.isArray(before) && Array.isArray(value)) result[name] = [...before, ...value];
    else result[name] = value;
  }
  return result;
}

function declarationOf(source: ts.SourceFile, name: string): ts.Expression | undefined {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: declared, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(declared) && declared.text === name) return initializer;
    }
  }
  return undefined;
}

function importOf(source: ts.SourceFile, name: string) {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const specifier = (statement.moduleSpecifier as ts.StringLiteral).text;
    const { name: whole, namedBindings } = statement.importClause ?? {};
    if (whole?.text === name) return { specifier, name: 'default' };
    if (!namedBindings || !ts.isNamedImports(namedBindings)) continue;
    const found = namedBindings.elements.find((element) => element.name.text === name);
    if (found) return { specifier, name: (found.propertyName ?? found.name).text };
  }
  return undefined;
}

function leadsTo(path: string, from: string, specifier: string): boolean {
  const target = new URL(specifier, `file:///${from}`).pathname.slice(1);
  return path === target || path === `${target}.ts`;
}
