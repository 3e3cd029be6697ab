import type { Expression } from 'acorn';
import type { RunFile } from '../../contract.ts';
import { parseModule } from '../../sandbox/compile/parseModule.ts';
import { stripTypes } from '../../sandbox/compile/stripTypes.ts';
import { evaluate, isRecord, UNKNOWN, type Value } from './evaluate.ts';

export type RunSettings = Readonly<Record<string, Value>>;

export const CONFIG_FILE = /^rstest\.config\.[cm]?[jt]s$/;

/**
 * Reads the config file of a set: an object, alone or in `defineConfig`. A set without one has no settings.
 * `UNKNOWN` if the settings can't be known without running the file. Throws a `SyntaxProblem`.
 */
export function readConfig(files: readonly RunFile[]): RunSettings | typeof UNKNOWN {
  const config = files.find(({ path }) => CONFIG_FILE.test(path));
  if (!config) return {};
  const { body } = parseModule(config.path, stripTypes(config.path, config.code));
  const exported = body.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration;
  const settings = exported ? evaluate(withoutHelper(exported as Expression)) : UNKNOWN;
  return isRecord(settings) ? settings : UNKNOWN;
}

function withoutHelper(node: Expression): Expression {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return node;
  const [settings] = node.arguments;
  const isPlain = node.callee.name === 'defineConfig' && settings?.type !== 'SpreadElement';
  return isPlain && settings ? settings : node;
}
