import type { AnyNode, Program } from 'acorn';
import { base, full, type SimpleVisitors, simple } from 'acorn-walk';

/** An import of a module. */
export interface Request {
  readonly specifier: string;
  /** Offset of the quoted specifier in the code. */
  readonly start: number;
}

/** The imports of an ES module, and whether it has a top-level `await`. */
export interface ModuleShape {
  /**
   * Modules that run before the importing module, in this order. Each specifier is listed once. Also those
   * of `require`, which can't wait for a module to run.
   */
  readonly imports: readonly Request[];
  /** Modules that run when `import()` is called. Each specifier is listed once. */
  readonly lazy: readonly Request[];
  readonly waits: boolean;
}

export function moduleShape(program: Program): ModuleShape {
  const imports = new Map<string, Request>();
  const lazy = new Map<string, Request>();
  full(program, (node) => {
    const request = requestOf(node);
    if (!request) return;
    const requests = node.type === 'ImportExpression' ? lazy : imports;
    if (!requests.has(request.specifier)) requests.set(request.specifier, request);
  });
  return {
    imports: [...imports.values()],
    lazy: [...lazy.values()],
    waits: topLevelWaits(program),
  };
}

function requestOf(node: AnyNode): Request | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
      return requestIn(node.source);
    case 'CallExpression': {
      const { callee, arguments: args } = node;
      const isRequire = callee.type === 'Identifier' && callee.name === 'require';
      return isRequire && args.length === 1 ? requestIn(args[0]) : undefined;
    }
    default:
      return undefined;
  }
}

function requestIn(source: AnyNode | null | undefined): Request | undefined {
  if (source?.type !== 'Literal' || typeof source.value !== 'string') return undefined;
  return { specifier: source.value, start: source.start };
}

function topLevelWaits(program: Program): boolean {
  let waits = false;
  const visitors: SimpleVisitors<undefined> = {
    AwaitExpression: () => {
      waits = true;
    },
    ForOfStatement: (node) => {
      waits ||= node.await;
    },
    VariableDeclaration: ({ kind }) => {
      waits ||= kind === 'await using';
    },
  };
  simple(program, visitors, { ...base, Function() {} });
  return waits;
}
