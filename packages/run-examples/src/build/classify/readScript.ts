import type { AnyNode, CallExpression } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import type { RunFile } from '../../contract.ts';
import { moduleShape } from '../../sandbox/compile/moduleShape.ts';
import { parseModule } from '../../sandbox/compile/parseModule.ts';
import { stripTypes } from '../../sandbox/compile/stripTypes.ts';
import type { ReasonKind } from './reasons.ts';

/** The needs of a script that not every environment meets. */
export interface ScriptNeeds {
  /** Specifiers of all imports, except those of types. `rs.importActual` is an import, too. */
  readonly imports: readonly string[];
  /** Calls such as `rs.mock`, which Rstest's build has to rewrite. */
  readonly calls: ReadonlySet<string>;
  /** Specifiers of modules that the script mocks with a factory, which doesn't load the real ones. */
  readonly mocked: readonly string[];
  /** Whether the script needs Rstest's transform or a bundler. */
  readonly bundle: boolean;
  /** A feature of Node that pages don't have. */
  readonly reason?: ReasonKind;
}

/** Whether a file is a JavaScript or TypeScript module. Declaration files aren't. */
export function isScript(path: string): boolean {
  return /(?<!\.d)\.[cm]?[jt]sx?$/.test(path);
}

/** Functions whose calls Rstest's transform hoists or connects to the bundler's modules. */
const MODULE_CALLS: ReadonlySet<string> = new Set(
  `mock doMock unmock doUnmock mockRequire doMockRequire unmockRequire doUnmockRequire
  importActual importMock requireActual requireMock hoisted resetModules`.split(/\s+/),
);

/** The beginning of a decorator, such as `@log`. */
const DECORATOR = /(?:^|[\s{(])@\w/;

/** The members of `process` that behave the same in the sandbox. */
const PROCESS_MEMBERS = ['env', 'cwd'];

/**
 * Reads what a script needs. Acorn can't parse decorators, so a script that can't be parsed needs a bundler
 * if it may contain one. Otherwise, it runs from its source, and the run reports the error.
 */
export function readScript({ path, code }: RunFile): ScriptNeeds {
  const calls = new Set<string>();
  const mocked: string[] = [];
  const actual: string[] = [];
  let bundle = /\.c[jt]s$/.test(path);
  let reason: ReasonKind | undefined;
  try {
    const program = parseModule(path, stripTypes(path, code));
    const { imports, lazy } = moduleShape(program);
    fullAncestor(program, (node, _state, ancestors) => {
      bundle ||= needsBundler(node);
      reason ??= nodeReason(node, ancestors.at(-2));
      if (node.type !== 'CallExpression') return;
      const call = moduleCall(node);
      if (call === undefined) return;
      calls.add(call);
      bundle = true;
      const target = targetOf(node);
      if (target === undefined) return;
      if (call.endsWith('Actual')) actual.push(target);
      else if (hasFactory(node)) mocked.push(target);
    });
    const specifiers = [...imports, ...lazy].map(({ specifier }) => specifier);
    return {
      imports: [...specifiers, ...actual],
      calls,
      mocked: mocked.filter((name) => !actual.includes(name)),
      bundle,
      ...(reason && { reason }),
    };
  } catch {
    return { imports: [], calls, mocked, bundle: bundle || DECORATOR.test(code) };
  }
}

function needsBundler(node: AnyNode): boolean {
  switch (node.type) {
    case 'CallExpression':
      return node.callee.type === 'Identifier' && node.callee.name === 'require';
    case 'ImportDeclaration':
      return node.attributes.length > 0;
    case 'VariableDeclaration':
      return node.kind.endsWith('using');
    default:
      return node.type === 'MetaProperty';
  }
}

/** The callee, such as `rs.mock`, if a call is one of `MODULE_CALLS`. */
function moduleCall({ callee }: CallExpression): string | undefined {
  if (callee.type !== 'MemberExpression') return undefined;
  const { object, property } = callee;
  if (object.type !== 'Identifier' || property.type !== 'Identifier') return undefined;
  const isApi = object.name === 'rs' || object.name === 'rstest';
  return isApi && MODULE_CALLS.has(property.name) ? `${object.name}.${property.name}` : undefined;
}

/** The module that a call is about: `x` in `rs.mock('x')` and `rs.mock(import('x'))`. */
function targetOf({ arguments: [target] }: CallExpression): string | undefined {
  const literal = target?.type === 'ImportExpression' ? target.source : target;
  return literal?.type === 'Literal' ? String(literal.value) : undefined;
}

function hasFactory({ arguments: [, factory] }: CallExpression): boolean {
  return factory?.type === 'ArrowFunctionExpression' || factory?.type === 'FunctionExpression';
}

/** `nodeModule` for `Buffer`, and for members of `process` that the sandbox doesn't have. */
function nodeReason(node: AnyNode, parent: AnyNode | undefined): ReasonKind | undefined {
  if (node.type !== 'Identifier') return undefined;
  if (node.name === 'Buffer') return 'nodeModule';
  if (node.name !== 'process' || parent?.type !== 'MemberExpression' || parent.computed)
    return undefined;
  const { property } = parent;
  return property.type === 'Identifier' && PROCESS_MEMBERS.includes(property.name)
    ? undefined
    : 'nodeModule';
}
