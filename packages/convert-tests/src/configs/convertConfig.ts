import { parseExpression } from '@babel/parser';
import type { Node, ObjectExpression, Program } from '@babel/types';
import type { Draft } from '../draft.ts';
import { BEHAVIORS } from '../rules/behaviors.ts';
import { byName, namedRule } from '../rules/find.ts';
import { JEST_CONFIG } from '../rules/jestConfig.ts';
import { parseCode } from '../syntax/parseCode.ts';
import { keyOf, stringValue, unwrap } from '../syntax/values.ts';
import { nodesIn, rangeOf, walk } from '../syntax/walk.ts';
import { convertObject } from './convertObject.ts';
import type { ConfigContext } from './defaultHandler.ts';
import type { Entry } from './entry.ts';
import { configValues, exportedConfig } from './exported.ts';
import { JEST_HANDLERS } from './jestHandlers.ts';
import { removeUnusedImports, rewriteModule } from './rewriteModule.ts';
import { convertVitestObject } from './vitestObject.ts';

/** Converts a configuration of Jest or Vitest in JavaScript or TypeScript. Returns its code. */
export function convertConfig(draft: Draft, runner: 'jest' | 'vitest'): string {
  const { program } = parseCode(draft.path, draft.code);
  const exported = exportedConfig(program);
  const objects = runner === 'jest' ? jestObjects : vitestObjects;
  objects(draft, program, exported ? configValues(exported.value, program) : otherObjects(program));
  noteUnreadable(draft, program, exported?.value);
  rewriteModule(draft, program, exported, runner);
  return removeUnusedImports(draft.path, program, draft.edits.toString());
}

function jestObjects(draft: Draft, program: Program, values: readonly Node[]): void {
  const done = new Set<Node>();
  const convert = (object: ObjectExpression, isRoot: boolean) => {
    if (done.has(object)) return;
    done.add(object);
    const context: ConfigContext = {
      draft,
      program,
      object,
      rules: byName(JEST_CONFIG),
      handlers: JEST_HANDLERS,
      convertOther: (other) => convert(other, false),
    };
    convertObject(context, isRoot ? addedForJest(draft, object) : []);
  };
  for (const value of values) {
    if (value.type === 'ObjectExpression') convert(value, true);
    else if (value.type !== 'Identifier')
      draft.note('manual', namedRule(BEHAVIORS, 'no object'), value);
    else draft.note('check', namedRule(BEHAVIORS, 'other file'), value);
  }
}

/** What Jest does without a setting, and Rstest doesn't. */
function addedForJest(draft: Draft, object: ObjectExpression): Entry[] {
  const names = object.properties.map((one) => (one.type === 'SpreadElement' ? '...' : keyOf(one)));
  if (!names.some((name) => /^(?:testMatch|testRegex|projects|preset|\.\.\.)$/.test(name ?? ''))) {
    draft.note('check', namedRule(BEHAVIORS, 'default files'), object);
  }
  if (draft.globals === 'import') return [];
  if (names.includes('injectGlobals') || names.includes('projects')) return [];
  draft.note('change', namedRule(BEHAVIORS, 'jest globals'), object);
  return [{ path: ['globals'], value: 'true' }];
}

function vitestObjects(draft: Draft, program: Program, values: readonly Node[]): void {
  const done = new Set<Node>();
  const convert = (object: ObjectExpression) => {
    if (done.has(object)) return;
    done.add(object);
    convertVitestObject(draft, program, object, convert);
  };
  for (const value of values) {
    if (value.type === 'ObjectExpression') convert(value);
    else if (value.type === 'ArrayExpression') wrapWorkspace(draft, value, convert);
    else if (value.type === 'Identifier')
      draft.note('check', namedRule(BEHAVIORS, 'other file'), value);
    else draft.note('manual', namedRule(BEHAVIORS, 'no object'), value);
  }
}

/** A workspace file lists the projects, which are a setting in Rstest. */
function wrapWorkspace(
  draft: Draft,
  value: Node,
  convert: (object: ObjectExpression) => void,
): void {
  if (value.type !== 'ArrayExpression') return;
  for (const item of value.elements) if (item?.type === 'ObjectExpression') convert(item);
  const [start, end] = rangeOf(value);
  draft.edits.appendLeft(start, '{ projects: ').appendRight(end, ' }');
}

/** In a file without an export, such as part of one, the objects that look like a configuration. */
function otherObjects(program: Program): Node[] {
  const found: Node[] = [];
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || node.init?.type !== 'ObjectExpression') return;
    found.push(node.init);
  });
  return found.slice(0, 1);
}

/** Converts `jest.config.json`, or the `jest` key of `package.json`, to a module. Returns its code. */
export function convertJson(draft: Draft): string {
  const { code } = draft;
  const root = parseExpression(code) as Node;
  const inner =
    root.type === 'ObjectExpression'
      ? root.properties.find((one) => one.type === 'ObjectProperty' && keyOf(one) === 'jest')
      : undefined;
  const object = inner?.type === 'ObjectProperty' ? inner.value : root;
  if (object.type !== 'ObjectExpression') {
    draft.note('manual', namedRule(BEHAVIORS, 'no object'), object);
    return code;
  }
  unquoteKeys(draft, object);
  convertObject(
    {
      draft,
      program: undefined,
      object,
      rules: byName(JEST_CONFIG),
      handlers: JEST_HANDLERS,
      convertOther: (other) => convertJsonProject(draft, other),
    },
    addedForJest(draft, object),
  );
  const value = dedent(draft.edits.slice(...rangeOf(object)));
  return `import { defineConfig } from '@rstest/core';\n\nexport default defineConfig(${value});\n`;
}

function convertJsonProject(draft: Draft, object: ObjectExpression): void {
  convertObject({
    draft,
    program: undefined,
    object,
    rules: byName(JEST_CONFIG),
    handlers: JEST_HANDLERS,
    convertOther: (other) => convertJsonProject(draft, other),
  });
}

function unquoteKeys(draft: Draft, object: ObjectExpression): void {
  walk(object, (node) => {
    if (node.type !== 'ObjectProperty' || node.key.type !== 'StringLiteral') return;
    const { value } = node.key;
    if (/^[A-Za-z_$][\w$]*$/.test(value)) draft.edits.overwrite(...rangeOf(node.key), value);
  });
}

/** Moves the lines after the first to where the closing brace begins a line. */
function dedent(text: string): string {
  const indent = /\n([ \t]*)\}$/.exec(text)?.[1] ?? '';
  return indent === '' ? text : text.replaceAll(`\n${indent}`, '\n');
}

/** Parts of a configuration that depend on what only Jest, Next.js, or Vite provide. */

function noteUnreadable(draft: Draft, program: Program, exported: Node | undefined): void {
  const next = nodesIn(program).find((one) => /^next\/jest(?:\.js)?$/.test(stringValue(one) ?? ''));
  if (next) draft.note('manual', namedRule(BEHAVIORS, 'next/jest'), next);
  const [parameter] = exported ? parametersOf(exported) : [];
  if (parameter) draft.note('manual', namedRule(BEHAVIORS, 'config parameters'), parameter);
}

/** Parameters of an exported function, also within `defineConfig()`. */
function parametersOf(node: Node): readonly Node[] {
  const value = unwrap(node);
  if (value.type === 'CallExpression') return value.arguments.flatMap(parametersOf);
  return 'params' in value && Array.isArray(value.params) ? (value.params as Node[]) : [];
}
