import type {
  CallExpression,
  Identifier,
  ImportDeclaration,
  MemberExpression,
  Node,
  Program,
} from '@babel/types';
import type { Draft } from '../draft.ts';
import { JEST_NAMES, JEST_TYPES } from '../rules/jestTests.ts';
import type { Rule, RuleTable } from '../rules/rule.ts';
import { VITEST_NAMES, VITEST_TYPES } from '../rules/vitestTests.ts';
import { declarationOf } from '../syntax/scopes.ts';
import { dottedName, stringValue } from '../syntax/values.ts';

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

/** A call of a function of the runner's object, while it's converted. */
export interface ObjectCall {
  readonly call: CallExpression;
  readonly member: MemberExpression;
  readonly parents: readonly Node[];
  readonly rule: Rule;
  readonly file: TestFile;
  /** Renames it as the rule says, and notes that. */
  readonly rename: () => void;
  /** Replaces the function, and notes its rule. */
  readonly replace: (name: string) => void;
}

const HOOKS = ['beforeAll', 'beforeEach', 'afterAll', 'afterEach'];
const GLOBALS = ['describe', 'test', 'it', 'expect', ...HOOKS];

interface RunnerNames {
  readonly module: RegExp;
  /** The object with the runner's utilities. */
  readonly objects: readonly string[];
  readonly globals: readonly string[];
  /** Rules of names that the runner exports, and of its types. */
  readonly names: RuleTable;
  readonly types: RuleTable;
  /** The names of the rules for types begin with it. */
  readonly typePrefix: string;
}

export const RUNNERS: Readonly<Record<Runner, RunnerNames>> = {
  jest: {
    module: /^@jest\/globals$/,
    objects: ['jest'],
    globals: [...GLOBALS, 'jest', 'xit', 'xtest', 'xdescribe', 'fit', 'fdescribe'],
    names: JEST_NAMES,
    types: JEST_TYPES,
    typePrefix: 'jest.',
  },
  vitest: {
    module: /^vitest$/,
    objects: ['vi', 'vitest'],
    globals: [...GLOBALS, 'vi', 'vitest', 'suite', 'onTestFinished', 'onTestFailed', 'assert'],
    names: VITEST_NAMES,
    types: VITEST_TYPES,
    typePrefix: '',
  },
};

/** Whether an import is of the runner, or of the package with Jest's types. */
export function isRunnerImport({ source }: ImportDeclaration, runner: Runner): boolean {
  return RUNNERS[runner].module.test(source.value) || source.value === 'jest-mock';
}

/** `require('@jest/globals')` or `require('vitest')`. */
export function isRunnerRequire(
  node: Node | null | undefined,
  runner: Runner,
): node is CallExpression {
  return (
    node?.type === 'CallExpression' &&
    dottedName(node.callee) === 'require' &&
    RUNNERS[runner].module.test(stringValue(node.arguments[0]) ?? '')
  );
}

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
  if (!declaration) return RUNNERS[runner].globals.includes(node.name) ? node.name : undefined;
  if (declaration.type === 'VariableDeclarator')
    return isRunnerRequire(declaration.init, runner) ? node.name : undefined;
  if (declaration.type !== 'ImportSpecifier') return undefined;
  const statement = program.body.find(
    (one) => one.type === 'ImportDeclaration' && one.specifiers.includes(declaration),
  );
  const isRunner =
    statement?.type === 'ImportDeclaration' && RUNNERS[runner].module.test(statement.source.value);
  return isRunner ? dottedName(declaration.imported) : undefined;
}

/** The white space that begins the line of an offset. */
export function lineIndent(code: string, offset: number): string {
  const line = code.slice(code.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}
