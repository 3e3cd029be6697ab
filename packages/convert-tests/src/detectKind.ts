import type { Node } from '@babel/types';
import type { Kind } from './kind.ts';
import { JEST_CONFIG } from './rules/jestConfig.ts';
import { parseCode } from './syntax/parseCode.ts';
import { dottedName, keyOf, stringValue } from './syntax/values.ts';
import { nodesIn } from './syntax/walk.ts';

const CONFIG_NAME = /(?:^|\/)(?:jest|vitest|vite)(?:\.\w[\w-]*)*\.[cm]?[jt]s$/;

/**
 * Detects the kind of a file from its name and its code; undefined if it's neither a configuration nor a
 * test. `.json` files are configurations of Jest. Code that names no runner but calls a test function is
 * a test for Jest, whose functions are global. Throws a `ConvertError` for code with a syntax error.
 */
export function detectKind(path: string, code: string): Kind | undefined {
  const name = path.split('/').at(-1) ?? '';
  if (name.endsWith('.json') || /^\s*\{\s*"/.test(code)) return 'jest-json';
  const { program } = parseCode(path, code);
  const nodes = nodesIn(program);
  const sources = nodes.flatMap(importSource);
  const isConfig = CONFIG_NAME.test(name) && /config|workspace|preset|^jest\./.test(name);
  if (/^vite(?:st)?\./.test(name) && isConfig) return 'vitest-config';
  if (/^jest[.-]/.test(name) && isConfig && !hasCall(nodes, JEST_FUNCTION)) return 'jest-config';
  if (sources.some((source) => /^vitest\/config$|^vite$/.test(source))) return 'vitest-config';
  if (sources.includes('vitest') || nodes.some((node) => dottedName(node) === 'import.meta.vitest'))
    return 'vitest-test';
  if (sources.includes('@jest/globals')) return 'jest-test';
  if (hasCall(nodes, /^(?:vi|vitest)\./)) return 'vitest-test';
  if (hasCall(nodes, JEST_FUNCTION)) return 'jest-test';
  if (hasOptions(nodes)) return 'jest-config';
  return undefined;
}

const JEST_FUNCTION =
  /^(?:jest\..*|(?:describe|test|it|xit|fit|xdescribe|fdescribe|beforeEach|beforeAll|afterEach|afterAll|expect)(?:\..*)?)$/;

function hasCall(nodes: readonly Node[], name: RegExp): boolean {
  return nodes.some((node) => {
    if (node.type === 'TaggedTemplateExpression') return name.test(dottedName(node.tag) ?? '');
    if (node.type !== 'CallExpression') return false;
    const callee = node.callee.type === 'CallExpression' ? node.callee.callee : node.callee;
    return name.test(dottedName(callee) ?? '');
  });
}

function importSource(node: Node): string[] {
  if (/^(?:Import|Export)\w*Declaration$/.test(node.type) && 'source' in node)
    return [stringValue(node.source as Node | null) ?? ''];
  if (node.type !== 'CallExpression' || dottedName(node.callee) !== 'require') return [];
  return [stringValue(node.arguments[0]) ?? ''];
}

/** Whether the exported object has an option of Jest, or any other object has two. */
function hasOptions(nodes: readonly Node[]): boolean {
  return nodes.some((node) => countOptions(exportedValue(node)) > 0 || countOptions(node) >= 2);
}

function exportedValue(node: Node): Node | undefined {
  if (node.type === 'ExportDefaultDeclaration') return node.declaration;
  const isExport =
    node.type === 'AssignmentExpression' && dottedName(node.left) === 'module.exports';
  return isExport ? node.right : undefined;
}

function countOptions(node: Node | undefined): number {
  if (node?.type !== 'ObjectExpression') return 0;
  return node.properties.filter(
    (member) => member.type === 'ObjectProperty' && JEST_CONFIG.has(keyOf(member) ?? ''),
  ).length;
}
