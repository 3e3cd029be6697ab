import type { AnyNode, Program } from 'acorn';
import { base, full, type SimpleVisitors, simple } from 'acorn-walk';

/** A module that the code requests by specifier, which is at `start` to `end`, with its quotes. */
export interface Request {
  readonly specifier: string;
  readonly start: number;
  readonly end: number;
}

/** What an ES module imports, and whether it waits. */
export interface ModuleShape {
  /** Run before it, in this order, once each. */
  readonly imports: readonly Request[];
  /** Run when it requests them. */
  readonly lazy: readonly Request[];
  /** Whether it has a top-level `await`. */
  readonly waits: boolean;
}

export function moduleShape(program: Program): ModuleShape {
  const imports = new Map<string, Request>();
  const lazy = new Map<string, Request>();
  full(program, (node) => {
    const request = requestOf(node);
    if (!request) return;
    const list = /^(?:ImportExpression|CallExpression)$/.test(node.type) ? lazy : imports;
    if (!list.has(request.specifier)) list.set(request.specifier, request);
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
    case 'ImportExpression':
      return requestIn(node.source);
    case 'ExportNamedDeclaration':
      return node.source ? requestIn(node.source) : undefined;
    case 'CallExpression': {
      const [first, more] = node.arguments;
      const isRequire = node.callee.type === 'Identifier' && node.callee.name === 'require';
      return isRequire && first && !more ? requestIn(first) : undefined;
    }
    default:
      return undefined;
  }
}

function requestIn(source: AnyNode): Request | undefined {
  if (source.type !== 'Literal' || typeof source.value !== 'string') return undefined;
  return { specifier: source.value, start: source.start, end: source.end };
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
