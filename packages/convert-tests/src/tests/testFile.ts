import type {
  CallExpression,
  Identifier,
  ImportDeclaration,
  MemberExpression,
  Node,
  Program,
  Statement,
} from '@babel/types';
import type { Draft } from '../draft.ts';
import { JEST_NAMES, JEST_TYPES } from '../rules/jestTests.ts';
import type { Rule, RuleTable } from '../rules/rule.ts';
import { VITEST_NAMES, VITEST_TYPES } from '../rules/vitestTests.ts';
import { declarationOf } from '../syntax/scopes.ts';
import { dottedName, stringValue } from '../syntax/values.ts';

export type Runner = 'jest' | 'vitest';

/** A test file that's being converted. */
export interface TestFile {
  readonly draft: Draft;
  readonly program: Program;
  readonly runner: Runner;
  readonly isTypeScript: boolean;
  /** Names of `@rstest/core` that the converted file uses, and whether as a type. */
  readonly needed: Map<string, 'value' | 'type'>;
  /** Nodes that are already converted or removed, which the walk through the file leaves alone. */
  readonly done: Set<Node>;
  /** Statements to insert after the last import. */
  readonly afterImports: string[];
}

/** A call such as `jest.mock()` that's being converted. */
export interface ObjectCall {
  readonly call: CallExpression;
  readonly member: MemberExpression;
  readonly parents: readonly Node[];
  readonly rule: Rule;
  readonly file: TestFile;
  /** Renames the object and its function as the rule says, and adds a note. */
  readonly rename: () => void;
  /** Replaces the object and its function with `name`, and adds a note with the rule. */
  readonly replace: (name: string) => void;
}

const HOOKS = ['beforeAll', 'beforeEach', 'afterAll', 'afterEach'];
const GLOBALS = ['describe', 'test', 'it', 'expect', ...HOOKS];

interface RunnerNames {
  readonly module: RegExp;
  /** The names of the object with the runner's utilities. */
  readonly objects: readonly string[];
  readonly globals: readonly string[];
  /** Rules of names that the runner exports, and of its types. */
  readonly names: RuleTable;
  readonly types: RuleTable;
  /** The start of the names of the rules for types. */
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

/** Whether a statement imports the runner, or types from the package with those of Jest's mocks. */
export function isRunnerImport(statement: ImportDeclaration, runner: Runner): boolean {
  const { source, importKind, specifiers } = statement;
  if (RUNNERS[runner].module.test(source.value)) return true;
  const isType = (name: string) => importKind === 'type' || /^[A-Z]/.test(name);
  return source.value === 'jest-mock' && specifiers.every(({ local }) => isType(local.name));
}

/** Whether a node is `require()` or `import()` of the runner. */
export function isRunnerRequire(node: Node | null | undefined, runner: Runner): boolean {
  if (node?.type !== 'CallExpression') return false;
  const {
    callee,
    arguments: [source],
  } = node;
  const isRequire = callee.type === 'Import' || dottedName(callee) === 'require';
  return isRequire && RUNNERS[runner].module.test(stringValue(source) ?? '');
}

/** Turns `const { name: local } = require()` of the runner into the node of an import. */
export function requireAsImport(statement: Statement, runner: Runner): Statement {
  if (statement.type !== 'VariableDeclaration') return statement;
  const [{ id, init } = {}, ...others] = statement.declarations;
  if (id?.type !== 'ObjectPattern' || init?.type !== 'CallExpression') return statement;
  if (others.length > 0 || !isRunnerRequire(init, runner)) return statement;
  const specifiers = id.properties.map((property) => ({
    ...property,
    type: 'ImportSpecifier',
    imported: 'key' in property && property.key,
    local: 'value' in property && property.value,
  }));
  if (specifiers.some(({ local }) => !local || !('name' in local))) return statement;
  const [source] = init.arguments;
  const { start, end, loc } = statement;
  const node = { type: 'ImportDeclaration', start, end, loc, source, specifiers };
  return node as unknown as Statement;
}

/**
 * The runner's name for an identifier that's global or imported from the runner; undefined for other
 * variables.
 */
export function apiName(
  node: Identifier,
  parents: readonly Node[],
  { runner, program }: Pick<TestFile, 'runner' | 'program'>,
): string | undefined {
  const declaration = declarationOf(node.name, parents);
  if (!declaration) return RUNNERS[runner].globals.includes(node.name) ? node.name : undefined;
  if (declaration.type !== 'ImportSpecifier') return undefined;
  const statement = program.body.find(
    (node) => node.type === 'ImportDeclaration' && node.specifiers.includes(declaration),
  );
  const isRunner =
    statement?.type === 'ImportDeclaration' && RUNNERS[runner].module.test(statement.source.value);
  return isRunner ? dottedName(declaration.imported) : undefined;
}

/** The white space at the start of the line that an offset is on. */
export function lineIndent(code: string, offset: number): string {
  const line = code.slice(code.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}
