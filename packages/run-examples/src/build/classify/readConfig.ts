import type { Expression } from 'acorn';
import type { RunFile } from '../../contract.ts';
import { parseModule } from '../../sandbox/compile/parseModule.ts';
import { stripTypes } from '../../sandbox/compile/stripTypes.ts';
import { evaluate, isRecord, UNKNOWN, type Value } from './evaluate.ts';

export type RunSettings = Readonly<Record<string, Value>>;

export const CONFIG_FILE = /^rstest\.config\.[cm]?[jt]s$/;

/**
 * Reads the config file of a set, which exports an object, alone or in `defineConfig`. Returns no settings
 * if there's no config file, and `UNKNOWN` if only a run could determine them. Throws a `SyntaxProblem`.
 */
export function readConfig(files: readonly RunFile[]): RunSettings | typeof UNKNOWN {
  const config = files.find(({ path }) => CONFIG_FILE.test(path));
  if (!config) return {};
  const { body } = parseModule(config.path, stripTypes(config.path, config.code));
  const exported = body.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration;
  // An exported function or class isn't an expression, but it's `UNKNOWN` to `evaluate`, too.
  const settings = exported ? evaluate(withoutHelper(exported as Expression)) : UNKNOWN;
  return isRecord(settings) ? settings : UNKNOWN;
}

/** The argument of `defineConfig`, or the expression itself if it isn't such a call. */
function withoutHelper(node: Expression): Expression {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return node;
  const [settings] = node.arguments;
  const isPlain = node.callee.name === 'defineConfig' && settings?.type !== 'SpreadElement';
  return isPlain && settings ? settings : node;
}
