import type { AnyNode, CallExpression } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import type { RunFile } from '../../contract.ts';
import { moduleShape } from '../../sandbox/compile/moduleShape.ts';
import { parseModule } from '../../sandbox/compile/parseModule.ts';
import { stripTypes } from '../../sandbox/compile/stripTypes.ts';
import type { ReasonKind } from './reasons.ts';

/** What a script needs from the environment that it runs in. */
export interface ScriptNeeds {
  /** Specifiers of everything it imports, except types. */
  readonly imports: readonly string[];
  /** Calls such as `rs.mock`, which Rstest's build has to rewrite. */
  readonly calls: ReadonlySet<string>;
  /** Modules that it mocks, so it doesn't need the real ones. */
  readonly mocked: readonly string[];
  /** Whether it needs Rstest's transform or a bundler. */
  readonly bundle: boolean;
  /** A feature of Node that pages don't have. */
  readonly reason?: ReasonKind;
}

/** A module of a project, and not its declarations alone. */
export function isScript(path: string): boolean {
  return /(?<!\.d)\.[cm]?[jt]sx?$/.test(path);
}

/** Calls that Rstest's transform moves to the top or leads to the bundler's modules. */
const MODULE_CALLS: ReadonlySet<string> = new Set(
  ['mock', 'doMock', 'unmock', 'doUnmock', 'mockRequire', 'doMockRequire', 'unmockRequire']
    .concat(['doUnmockRequire', 'importActual', 'importMock', 'requireActual', 'requireMock'])
    .concat(['hoisted', 'resetModules']),
);

const DECORATOR = /(?:^|[\s{(])@\w/;

/** The members of `process` that exist in the sandbox and behave the same. */
const PROCESS = ['env', 'cwd'];

/** Sucrase and Acorn can't read decorators. Other code that they can't read is run all the same: the run says why. */
export function readScript({ path, code }: RunFile): ScriptNeeds {
  const calls = new Set<string>();
  const mocked: string[] = [];
  let bundle = /\.c[jt]s$/.test(path);
  let reason: ReasonKind | undefined;
  try {
    const program = parseModule(path, stripTypes(path, code));
    const { imports, lazy } = moduleShape(program);
    fullAncestor(program, (node, _state, ancestors) => {
      bundle ||= needsBundler(node);
      reason ??= nodeOnly(node, ancestors.at(-2));
      if (node.type !== 'CallExpression') return;
      const call = moduleCall(node);
      if (call === undefined) return;
      calls.add(call);
      bundle = true;
      mocked.push(...replacedBy(node));
    });
    const specifiers = [...imports, ...lazy].map(({ specifier }) => specifier);
    return { imports: specifiers, calls, mocked, bundle, ...(reason && { reason }) };
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

/** `rs.mock` of a call of it. */
function moduleCall({ callee }: CallExpression): string | undefined {
  if (callee.type !== 'MemberExpression') return undefined;
  const { object, property } = callee;
  if (object.type !== 'Identifier' || property.type !== 'Identifier') return undefined;
  const isApi = object.name === 'rs' || object.name === 'rstest';
  return isApi && MODULE_CALLS.has(property.name) ? `${object.name}.${property.name}` : undefined;
}

/** `rs.mock('x', () => …)`: with a factory, the module itself is never loaded. */
function replacedBy({ arguments: [target, factory] }: CallExpression): string[] {
  const isReplaced = target?.type === 'Literal' && factory?.type === 'ArrowFunctionExpression';
  return isReplaced ? [String(target.value)] : [];
}

function nodeOnly(node: AnyNode, parent: AnyNode | undefined): ReasonKind | undefined {
  if (node.type !== 'Identifier') return undefined;
  if (node.name === 'Buffer') return 'nodeModule';
  if (node.name !== 'process' || parent?.type !== 'MemberExpression' || parent.computed)
    return undefined;
  const { property } = parent;
  return property.type === 'Identifier' && PROCESS.includes(property.name)
    ? undefined
    : 'nodeModule';
}
