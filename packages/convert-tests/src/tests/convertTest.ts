import type { Identifier, MemberExpression, Node, TSTypeReference } from '@babel/types';
import type { Draft } from '../draft.ts';
import { JEST_NAMES } from '../rules/jestTests.ts';
import type { Rule } from '../rules/rule.ts';
import { VITEST_NAMES } from '../rules/vitestTests.ts';
import { parseCode } from '../syntax/parseCode.ts';
import { isReference } from '../syntax/scopes.ts';
import { dottedName } from '../syntax/values.ts';
import { nodesIn, walk } from '../syntax/walk.ts';
import { convertCallback, noteTestOptions } from './callbacks.ts';
import { convertExport, convertImport, writeImports } from './imports.ts';
import { convertComments, convertName, convertTitles, noteClass, noteSnapshots } from './names.ts';
import { convertObjectUse } from './objectCalls.ts';
import {
  apiName,
  isRunnerImport,
  isRunnerRequire,
  RUNNERS,
  type Runner,
  requireAsImport,
  type TestFile,
} from './testFile.ts';
import { convertMockType, convertType, convertTypeof } from './types.ts';

/** Converts a test file, a setup file, or a helper for Jest or Vitest. Returns the converted code. */
export function convertTest(draft: Draft, runner: Runner): string {
  const { program, comments } = parseCode(draft.path, draft.code);
  program.body = program.body.map((statement) => requireAsImport(statement, runner));
  const nodes = nodesIn(program);
  const file: TestFile = {
    draft,
    program,
    runner,
    isTypeScript:
      /\.[cm]?tsx?$/.test(draft.path) || nodes.some(({ type }) => type.startsWith('TS')),
    needed: new Map(),
    done: new Set(),
    afterImports: [],
  };
  walk(program, (node, parents) => {
    if (!file.done.has(node)) convertNode(node, parents, file);
  });
  // Inner types are converted first, because outer types are rewritten with their converted code.
  for (const node of nodes.reverse()) {
    if (node.type === 'TSTypeReference' && !file.done.has(node)) {
      const name = typeName(node, file);
      if (name) convertType(node, name, file);
    } else if (node.type === 'CallExpression' && dottedName(node.callee) === 'jest.fn') {
      if (runner === 'jest') convertMockType(node, file);
    }
  }
  convertComments(comments ?? [], file);
  writeImports(file);
  return draft.edits.toString();
}

function convertNode(node: Node, parents: readonly Node[], file: TestFile): void {
  const { draft, runner } = file;
  switch (node.type) {
    case 'ImportDeclaration':
      convertImport(node, file);
      break;
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      convertExport(node, file);
      break;
    case 'CallExpression':
      convertCallback(node, parents, file);
      convertTitles(node, file);
      noteClass(node, file);
      noteTestOptions(node, parents, file);
      // `requireAsImport` has replaced those that can be converted.
      if (isRunnerRequire(node, runner)) draft.note('manual', 'package for jest', node);
      break;
    case 'MemberExpression':
      noteSnapshots(node, file);
      convertMember(node, file);
      break;
    case 'TSModuleDeclaration':
      if (node.id.type === 'StringLiteral' && RUNNERS[runner].module.test(node.id.value)) {
        draft.replace(node.id, "'@rstest/core'");
        draft.note('check', 'extend types', node);
      } else if (runner === 'jest' && dottedName(node.id) === 'jest') {
        draft.note('check', 'extend types', node);
      }
      break;
    case 'TSTypeQuery':
      convertTypeof(node, parents, file);
      break;
    case 'Identifier':
      convertIdentifier(node, parents, file);
      break;
  }
}

function convertIdentifier(node: Identifier, parents: readonly Node[], file: TestFile): void {
  const { objects } = RUNNERS[file.runner];
  const parent = parents.at(-1);
  if (parents.at(-2)?.type === 'ObjectPattern') return;
  const name = isReference(node, parent) ? apiName(node, parents, file) : undefined;
  if (name === undefined) return;
  if (objects.includes(name)) convertObjectUse(node, parents, file);
  else if (/^[a-z]/.test(name)) convertName(node, name, parents, file);
}

function convertMember(node: MemberExpression, { draft }: TestFile): void {
  const convertTo = (code: string, rule: Rule | undefined) => {
    draft.replace(node, code);
    if (rule) draft.note('change', rule, node);
  };
  const name = dottedName(node);
  if (name === 'process.env.JEST_WORKER_ID')
    convertTo('process.env.RSTEST_WORKER_ID', JEST_NAMES.get('JEST_WORKER_ID'));
  if (name === 'import.meta.vitest') convertTo('import.meta.rstest', VITEST_NAMES.get(name));
}

/** The runner's name for a type: `Mock` for `jest.Mock` or an imported `Mock`; otherwise, undefined. */
function typeName({ typeName: name }: TSTypeReference, file: TestFile): string | undefined {
  const { runner, program } = file;
  if (name.type === 'TSQualifiedName') {
    const isJest =
      runner === 'jest' && name.left.type === 'Identifier' && name.left.name === 'jest';
    return isJest ? name.right.name : undefined;
  }
  if (name.type !== 'Identifier') return undefined;
  const isImported = program.body.some(
    (statement) =>
      statement.type === 'ImportDeclaration' &&
      isRunnerImport(statement, runner) &&
      // For an alias, only the name in its import changes.
      statement.specifiers.some(
        (specifier) =>
          specifier.local.name === name.name &&
          (specifier.type !== 'ImportSpecifier' || dottedName(specifier.imported) === name.name),
      ),
  );
  return isImported ? name.name : undefined;
}
