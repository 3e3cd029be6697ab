import type { Expression, Program, VariableDeclaration } from 'acorn';
import type { RunFile } from '../../contract.ts';
import { parseModule } from '../../sandbox/compile/parseModule.ts';
import { stripTypes } from '../../sandbox/compile/stripTypes.ts';
import { evaluate, isRecord, type Lookup, UNKNOWN, type Value } from './evaluate.ts';

export type RunSettings = Readonly<Record<string, Value>>;

/** Rstest's helpers that return their argument. */
const PLAIN_HELPERS = ['defineConfig', 'defineProject', 'defineInlineProject'];

export const CONFIG_FILE = /^rstest\.config\.[cm]?[jt]s$/;

/**
 * Reads the config file of a set; a set without one has no settings.
 * `UNKNOWN` if the settings can't be known without running the file.
 */
export function readConfig(files: readonly RunFile[]): RunSettings | typeof UNKNOWN {
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
  const program = parseModule(file.path, stripTypes(file.path, file.code));
  const resolving: string[] = [];
  const lookup: Lookup = (wanted) => {
    if (resolving.includes(wanted)) return UNKNOWN;
    const local = declarationOf(program, wanted);
    if (local) {
      resolving.push(wanted);
      const value = configOf(local, lookup);
      resolving.pop();
      return value;
    }
    const from = importOf(program, wanted);
    const target = from && files.find(({ path }) => leadsTo(path, file.path, from.specifier));
    return target ? exportOf(files, target, from.name, [...seen, file]) : UNKNOWN;
  };
  if (name !== 'default') return lookup(name);
  const exported = program.body.find((node) => node.type === 'ExportDefaultDeclaration');
  return exported ? configOf(exported.declaration as Expression, lookup) : UNKNOWN;
}

/** An expression, possibly wrapped in Rstest's helpers or in a function without arguments. */
function configOf(node: Expression, lookup: Lookup): Value {
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
    const values = node.arguments.map((argument) =>
      argument.type === 'SpreadElement' ? UNKNOWN : configOf(argument, lookup),
    );
    const helper = node.callee.name;
    if (PLAIN_HELPERS.includes(helper)) return values[0];
    return helper === 'mergeRstestConfig' && values.every(isRecord)
      ? values.reduce((all, next) => merged(all, next), {})
      : UNKNOWN;
  }
  if (node.type === 'ArrowFunctionExpression' && node.params.length === 0) {
    return node.body.type === 'BlockStatement' ? UNKNOWN : configOf(node.body, lookup);
  }
  return evaluate(node, lookup);
}

/** Merges like Rstest: objects by key, arrays by concatenation. */
function merged(base: RunSettings, over: RunSettings): RunSettings {
  const result: Record<string, Value> = { ...base };
  for (const [name, value] of Object.entries(over)) {
    const before = result[name];
    if (isRecord(before) && isRecord(value)) result[name] = merged(before, value);
    else if (Array.isArray(before) && Array.isArray(value)) result[name] = [...before, ...value];
    else result[name] = value;
  }
  return result;
}

function declarationOf({ body }: Program, name: string): Expression | undefined {
  for (const statement of body) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    const found = initializerOf(declaration, name);
    if (found) return found;
  }
  return undefined;
}

function initializerOf({ declarations }: VariableDeclaration, name: string) {
  return declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)?.init;
}

function importOf({ body }: Program, name: string) {
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const specifier = String(statement.source.value);
    const found = statement.specifiers.find(({ local }) => local.name === name);
    if (found?.type === 'ImportDefaultSpecifier') return { specifier, name: 'default' };
    if (found?.type !== 'ImportSpecifier') continue;
    const { imported } = found;
    return {
      specifier,
      name: imported.type === 'Identifier' ? imported.name : String(imported.value),
    };
  }
  return undefined;
}

function leadsTo(path: string, from: string, specifier: string): boolean {
  const target = new URL(specifier, `file:///${from}`).pathname.slice(1);
  return path === target || path === `${target}.ts`;
}
