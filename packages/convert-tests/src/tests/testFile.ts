import type { Identifier, ImportSpecifier, Node, Program } from '@babel/types';
import type { Draft } from '../draft.ts';
import { declarationOf } from '../syntax/scopes.ts';
import { stringValue } from '../syntax/values.ts';

export type Runner = 'jest' | 'vitest';

/** A test file while it's converted. */
export interface TestFile {
  readonly draft: Draft;
  readonly program: Program;
  readonly runner: Runner;
  readonly typescript: boolean;
  /** Names of `@rstest/core` that the converted file uses, and whether as a type. */
  readonly needed: Map<string, 'value' | 'type'>;
  /** Nodes that were replaced together with one around them. */
  readonly done: Set<Node>;
  /** Code for after the last import. */
  readonly afterImports: string[];
}

export const RUNNER_MODULES: Readonly<Record<Runner, RegExp>> = {
  jest: /^@jest\/globals$/,
  vitest: /^vitest$/,
};

/** The object with the runner's utilities. */
export const OBJECTS: Readonly<Record<Runner, readonly string[]>> = {
  jest: ['jest'],
  vitest: ['vi', 'vitest'],
};

const GLOBALS = [
  'describe',
  'test',
  'it',
  'expect',
  'beforeAll',
  'beforeEach',
  'afterAll',
  'afterEach',
];

const RUNNER_GLOBALS: Readonly<Record<Runner, ReadonlySet<string>>> = {
  jest: new Set([...GLOBALS, 'jest', 'xit', 'xtest', 'xdescribe', 'fit', 'fdescribe']),
  vitest: new Set([
    ...GLOBALS,
    'vi',
    'vitest',
    'suite',
    'onTestFinished',
    'onTestFailed',
    'assert',
  ]),
};

/**
 * The runner's name of an identifier, if it's global or imported from the runner; undefined for
 * variables of the file.
 */
export function apiName(
  node: Identifier,
  parents: readonly Node[],
  { runner, program }: Pick<TestFile, 'runner' | 'program'>,
): string | undefined {
  const declaration = declarationOf(node.name, parents);
  if (!declaration) return RUNNER_GLOBALS[runner].has(node.name) ? node.name : undefined;
  if (declaration.type === 'ImportSpecifier') return importedName(declaration, runner, program);
  if (declaration.type !== 'VariableDeclarator' || declaration.init?.type !== 'CallExpression') {
    return undefined;
  }
  const {
    callee,
    arguments: [source],
  } = declaration.init;
  const isRequired = callee.type === 'Identifier' && callee.name === 'require';
  return isRequired && RUNNER_MODULES[runner].test(stringValue(source) ?? '')
    ? node.name
    : undefined;
}

function importedName(
  specifier: ImportSpecifier,
  runner: Runner,
  program: Program,
): string | undefined {
  const from = program.body.find(
    (one) => one.type === 'ImportDeclaration' && one.specifiers.includes(specifier),
  );
  const source = from?.type === 'ImportDeclaration' ? from.source.value : '';
  const { imported } = specifier;
  const name = imported.type === 'Identifier' ? imported.name : imported.value;
  return RUNNER_MODULES[runner].test(source) ? name : undefined;
}

/** The white space that begins the line of an offset. */
export function lineIndent(code: string, offset: number): string {
  const line = code.slice(code.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}
