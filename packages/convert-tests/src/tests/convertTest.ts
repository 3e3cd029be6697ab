import type { Node } from '@babel/types';
import type { Draft } from '../draft.ts';
import { BEHAVIORS } from '../rules/behaviors.ts';
import { namedRule } from '../rules/find.ts';
import { VITEST_NAMES } from '../rules/vitestTests.ts';
import { parseCode } from '../syntax/parseCode.ts';
import { isReference } from '../syntax/scopes.ts';
import { dottedName, stringValue } from '../syntax/values.ts';
import { rangeOf, walk } from '../syntax/walk.ts';
import { convertCallback, noteTestOptions } from './callbacks.ts';
import { convertImport, writeImports } from './imports.ts';
import { convertComments, convertName, convertTitles, noteClass, noteSnapshots } from './names.ts';
import { convertObjectArgument } from './objectCalls.ts';
import { apiName, OBJECTS, RUNNER_MODULES, type Runner, type TestFile } from './testFile.ts';
import { convertParameters, convertType, parametersOf } from './types.ts';

interface TestOptions {
  /** What becomes of global functions that the file doesn't import. */
  readonly globals: 'import' | 'keep';
}

/** Converts a test file, a setup file, or a helper of Jest or Vitest. Returns its code. */
export function convertTest(draft: Draft, runner: Runner, { globals }: TestOptions): string {
  const { program, comments } = parseCode(draft.path, draft.code);
  const file: TestFile = {
    draft,
    program,
    runner,
    typescript: /\.[cm]?tsx?$/.test(draft.path) || hasTypes(program),
    needed: new Map(),
    done: new Set(),
    afterImports: [],
  };
  const types: [node: Extract<Node, { type: 'TSTypeReference' }>, name: string][] = [];
  const mocks: Node[] = [];
  walk(program, (node, parents) => {
    if (file.done.has(node)) return;
    if (node.type === 'TSTypeReference') {
      const name = typeName(node, parents, file);
      if (name) types.push([node, name]);
    }
    if (node.type === 'CallExpression' && /^(?:jest|vi)\.fn$/.test(dottedName(node.callee) ?? '')) {
      mocks.push(node);
    }
    convertNode(node, parents, file);
  });
  // Inner types first: outer ones are written with what became of them.
  for (const [node, name] of types.reverse()) convertType(node, name, file);
  for (const node of mocks.reverse()) {
    const parameters = parametersOf(node);
    if (runner === 'jest' && parameters) convertParameters(parameters, file);
  }
  convertComments(comments ?? [], file);
  writeImports(file, globals);
  return draft.edits.toString();
}

function convertNode(node: Node, parents: readonly Node[], file: TestFile): void {
  const { draft, runner } = file;
  switch (node.type) {
    case 'ImportDeclaration':
      convertImport(node, file);
      break;
    case 'CallExpression':
      convertCallback(node, parents, file);
      convertTitles(node, file);
      noteClass(node, file);
      noteTestOptions(node, parents, file);
      convertRequire(node, file);
      break;
    case 'MemberExpression':
      noteSnapshots(node, file);
      convertMember(node, file);
      break;
    case 'TSModuleDeclaration':
      if (node.id.type === 'StringLiteral' && RUNNER_MODULES[runner].test(node.id.value)) {
        draft.edits.overwrite(...rangeOf(node.id), "'@rstest/core'");
        draft.note('check', namedRule(BEHAVIORS, 'extend types'), node);
      }
      break;
    case 'Identifier':
      convertIdentifier(node, parents, file);
      break;
  }
}

function convertIdentifier(
  node: Extract<Node, { type: 'Identifier' }>,
  parents: readonly Node[],
  file: TestFile,
): void {
  const parent = parents.at(-1);
  if (parent?.type === 'ObjectProperty' && parents.at(-2)?.type === 'ObjectPattern') {
    if (parent.value === node) convertRequiredName(node, parents, file);
    return;
  }
  if (!isReference(node, parent)) return;
  const name = apiName(node, parents, file);
  if (name === undefined) return;
  if (OBJECTS[file.runner].includes(name)) convertObjectArgument(node, parents, file);
  else if (/^[a-z]/.test(name)) convertName(node, name, parents, file);
}

/** `const { jest } = require('@jest/globals')`. */
function convertRequiredName(
  node: Extract<Node, { type: 'Identifier' }>,
  parents: readonly Node[],
  { draft, runner }: TestFile,
): void {
  const [pattern, declarator] = [parents.at(-2), parents.at(-3)];
  if (pattern?.type !== 'ObjectPattern' || declarator?.type !== 'VariableDeclarator') return;
  const { init } = declarator;
  if (
    init?.type !== 'CallExpression' ||
    !RUNNER_MODULES[runner].test(stringValue(init.arguments[0]) ?? '')
  )
    return;
  if (OBJECTS[runner].includes(node.name)) draft.edits.overwrite(...rangeOf(node), 'rs');
}

function convertRequire(
  node: Extract<Node, { type: 'CallExpression' }>,
  { draft, runner }: TestFile,
): void {
  const [source] = node.arguments;
  if (dottedName(node.callee) !== 'require' || source?.type !== 'StringLiteral') return;
  if (RUNNER_MODULES[runner].test(source.value))
    draft.edits.overwrite(...rangeOf(source), "'@rstest/core'");
}

function convertMember(node: Extract<Node, { type: 'MemberExpression' }>, file: TestFile): void {
  const { draft, runner } = file;
  const name = dottedName(node);
  if (name === 'process.env.JEST_WORKER_ID') {
    draft.edits.overwrite(...rangeOf(node), 'process.env.RSTEST_WORKER_ID');
    draft.note('change', namedRule(BEHAVIORS, 'worker id'), node);
  } else if (name === 'import.meta.vitest') {
    draft.edits.overwrite(...rangeOf(node), 'import.meta.rstest');
    draft.note('change', namedRule(VITEST_NAMES, 'import.meta.vitest'), node);
  } else if (name === 'import.meta.jest' && runner === 'jest') {
    draft.edits.overwrite(...rangeOf(node), 'rs');
    file.needed.set('rs', 'value');
  }
}

/** The runner's name of a type: `Mock` of `jest.Mock`, or of an imported `Mock`. */
function typeName(
  { typeName: name }: Extract<Node, { type: 'TSTypeReference' }>,
  parents: readonly Node[],
  file: TestFile,
): string | undefined {
  if (name.type === 'TSQualifiedName') {
    const isJest = name.left.type === 'Identifier' && name.left.name === 'jest';
    return isJest && file.runner === 'jest' && name.right.type === 'Identifier'
      ? name.right.name
      : undefined;
  }
  if (name.type !== 'Identifier') return undefined;
  const imported = file.program.body.some(
    (one) =>
      one.type === 'ImportDeclaration' &&
      (RUNNER_MODULES[file.runner].test(one.source.value) || one.source.value === 'jest-mock') &&
      one.specifiers.some(({ local }) => local.name === name.name),
  );
  void parents;
  return imported ? name.name : undefined;
}

function hasTypes(program: Node): boolean {
  let found = false;
  walk(program, ({ type }) => {
    if (type.startsWith('TS')) found = true;
  });
  return found;
}
