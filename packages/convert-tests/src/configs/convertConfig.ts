import { parseExpression } from '@babel/parser';
import type { ArrayExpression, Node, ObjectExpression, Program } from '@babel/types';
import { ConvertError } from '../convertError.ts';
import type { Draft } from '../draft.ts';
import { parseCode } from '../syntax/parseCode.ts';
import { parametersOf } from '../syntax/scopes.ts';
import { keyOf, propertyOf, stringValue } from '../syntax/values.ts';
import { nodesIn, rangeOf } from '../syntax/walk.ts';
import { convertObject } from './convertObject.ts';
import { configValues, exportedConfig } from './exported.ts';
import { propertyName } from './groups.ts';
import { JEST_OPTIONS } from './jestOptions.ts';
import type { Entry } from './option.ts';
import { convertProjects } from './projects.ts';
import { removeUnusedImports, renameHelpers, rewriteModule } from './rewriteModule.ts';
import { VITE_OPTIONS } from './viteOptions.ts';

/** Converts a configuration of Jest or Vitest in JavaScript or TypeScript. Returns the converted code. */
export function convertConfig(draft: Draft, runner: 'jest' | 'vitest'): string {
  const file = parseCode(draft.path, draft.code);
  const { program } = file;
  const names = renameHelpers(draft, file, runner);
  const exported = exportedConfig(program);
  const convert = configConverter(draft, program, runner);
  const seen = new Set<Node>();
  const values = exported ? configValues(exported.value, program, seen) : firstObject(program);
  for (const value of values) {
    if (value.type === 'ObjectExpression') convert(value);
    else if (value.type === 'Identifier') draft.note('check', 'other file', value);
    else if (runner === 'vitest' && value.type === 'ArrayExpression') {
      convertProjects(value, { draft, program, convertProject: convert });
      wrapProjects(draft, value);
    } else draft.note('manual', 'no object', value);
  }
  noteUnreadable(draft, program, seen);
  rewriteModule(draft, program, exported, runner, names);
  return removeUnusedImports(draft.path, program, draft.edits.toString());
}

/** Turns the list of projects in a workspace file into the option `projects`. */
function wrapProjects({ edits }: Draft, list: ArrayExpression): void {
  const [start, end] = rangeOf(list);
  // `replaceExport` overwrites what is before the list, so the text belongs to what is after.
  edits.prependRight(start, '{ projects: ').appendRight(end, ' }');
}

/** Returns a function that converts a configuration, or that of a project, in place. */
function configConverter(draft: Draft, program: Program | undefined, runner: 'jest' | 'vitest') {
  const options = runner === 'jest' ? JEST_OPTIONS : VITE_OPTIONS;
  const convert = (object: ObjectExpression) => {
    const added = runner === 'jest' ? addedForJest(draft, object) : [];
    convertObject({ ...options, draft, program, object, convertProject: convert }, added);
  };
  return convert;
}

/** Members that can choose the test files. A spread can have any option. */
const FILE_OPTIONS = new Set(['testMatch', 'testRegex', 'projects', 'preset', '...']);

/** The settings that make Rstest behave like Jest without options. Notes a default that can't be set. */
function addedForJest(draft: Draft, object: ObjectExpression): Entry[] {
  const names = object.properties.map((member) =>
    member.type === 'SpreadElement' ? '...' : (keyOf(member) ?? ''),
  );
  if (!names.some((name) => FILE_OPTIONS.has(name))) draft.note('check', 'default files', object);
  if (draft.globals === 'import') return [];
  if (names.includes('injectGlobals') || names.includes('projects')) return [];
  draft.note('change', 'jest globals', object);
  return [{ path: ['globals'], value: 'true' }];
}

/** The first object in a variable. It's taken as the configuration if the file has no export. */
function firstObject(program: Program): Node[] {
  return nodesIn(program)
    .flatMap((node) => (node.type === 'VariableDeclarator' && node.init ? [node.init] : []))
    .filter(({ type }) => type === 'ObjectExpression')
    .slice(0, 1);
}

/** Converts `jest.config.json`, or the `jest` key of `package.json`, to a module. Returns its code. */
export function convertJson(draft: Draft): string {
  const { code } = draft;
  const root = parseExpression(code) as Node;
  const jestKey = root.type === 'ObjectExpression' ? propertyOf(root, 'jest')?.value : undefined;
  if (!jestKey && /(?:^|\/)package\.json$/.test(draft.path)) throw new ConvertError('unknown');
  const object = jestKey ?? root;
  if (object.type !== 'ObjectExpression') {
    draft.note('manual', 'no object', object);
    return code;
  }
  for (const node of nodesIn(object)) {
    if (node.type !== 'ObjectProperty' || node.key.type !== 'StringLiteral') continue;
    const { value } = node.key;
    if (propertyName(value) === value) draft.replace(node.key, value);
  }
  configConverter(draft, undefined, 'jest')(object);
  const value = dedent(draft.edits.slice(...rangeOf(object)));
  return `import { defineConfig } from '@rstest/core';\n\nexport default defineConfig(${value});\n`;
}

/** Removes the indentation of the closing brace from all lines after the first. */
function dedent(text: string): string {
  const indent = /\n([ \t]*)\}$/.exec(text)?.[1] ?? '';
  return indent === '' ? text : text.replaceAll(`\n${indent}`, '\n');
}

/** Notes parts of a configuration that depend on what only Next.js or Vite provide. */
function noteUnreadable(draft: Draft, program: Program, seen: ReadonlySet<Node>): void {
  const next = nodesIn(program).find((node) => /^next\/jest(\.js)?$/.test(stringValue(node) ?? ''));
  if (next) draft.note('manual', 'next/jest', next);
  const [parameter] = [...seen].flatMap(parametersOf);
  if (parameter) draft.note('manual', 'config parameters', parameter);
}
