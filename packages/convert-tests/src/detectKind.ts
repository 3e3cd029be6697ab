import type { Node } from '@babel/types';
import type { Kind } from './kind.ts';
import { JEST_CONFIG } from './rules/jestConfig.ts';
import { parseCode } from './syntax/parseCode.ts';
import { dottedName, keyOf, stringValue } from './syntax/values.ts';
import { nodesIn } from './syntax/walk.ts';

const CONFIG_NAME = /(?:^|\/)(?:jest|vitest|vite)(?:\.\w[\w-]*)*\.[cm]?[jt]s$/;

/**
 * What a file is, by its name and its code. `.json` files are configurations of Jest. Code that
 * names neither runner counts as a test for Jest, whose functions are global, if it calls one.
 * Throws a `ConvertError` for code with a syntax error.
 */
export function detectKind(path: string, code: string): Kind | undefined {
  const name = path.split('/').at(-1) ?? '';
  if (name.endsWith('.json') || /^\s*\{\s*"/.test(code)) return 'jest-json';
  const { program } = parseCode(path, code);
  const nodes = nodesIn(program);
  const sources = nodes.flatMap((node) => sourceOf(node));
  const isConfig = CONFIG_NAME.test(name) && /config|workspace|preset|^jest\./.test(name);
  if (/^vite(?:st)?\./.test(name) && isConfig) return 'vitest-config';
  if (/^jest[.-]/.test(name) && isConfig && !calls(nodes, TESTS)) return 'jest-config';
  if (sources.some((one) => /^vitest\/config$|^vite$/.test(one))) return 'vitest-config';
  if (sources.includes('vitest') || nodes.some((one) => dottedName(one) === 'import.meta.vitest'))
    return 'vitest-test';
  if (sources.includes('@jest/globals')) return 'jest-test';
  if (calls(nodes, /^(?:vi|vitest)\./)) return 'vitest-test';
  if (calls(nodes, TESTS)) return 'jest-test';
  if (hasOptions(nodes)) return 'jest-config';
  return undefined;
}

const TESTS =
  /^(?:jest\..*|(?:describe|test|it|xit|fit|xdescribe|fdescribe|beforeEach|beforeAll|afterEach|afterAll|expect)(?:\..*)?)$/;

function calls(nodes: readonly Node[], names: RegExp): boolean {
  return nodes.some((one) => {
    if (one.type !== 'CallExpression') return false;
    const callee = one.callee.type === 'CallExpression' ? one.callee.callee : one.callee;
    return names.test(dottedName(callee) ?? '');
  });
}

function sourceOf(node: Node): string[] {
  if (node.type === 'ImportDeclaration') return [node.source.value];
  if (node.type !== 'CallExpression' || dottedName(node.callee) !== 'require') return [];
  return [stringValue(node.arguments[0]) ?? ''];
}

/** An option of Jest in the object that the file exports, or two in another one. */
function hasOptions(nodes: readonly Node[]): boolean {
  return nodes.some((one) => optionsIn(exported(one)) > 0 || optionsIn(one) >= 2);
}

function exported(node: Node): Node | undefined {
  if (node.type === 'ExportDefaultDeclaration') return node.declaration;
  const isExport =
    node.type === 'AssignmentExpression' && dottedName(node.left) === 'module.exports';
  return isExport ? node.right : undefined;
}

function optionsIn(node: Node | undefined): number {
  if (node?.type !== 'ObjectExpression') return 0;
  return node.properties.filter(
    (each) => each.type === 'ObjectProperty' && JEST_CONFIG.has(keyOf(each) ?? ''),
  ).length;
}
