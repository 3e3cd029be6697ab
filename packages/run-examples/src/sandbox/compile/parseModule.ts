import { type Comment, type Program, parse } from 'acorn';

/**
 * Parses JavaScript strictly, to find errors that type stripping doesn't. Throws a
 * `SyntaxProblem`, whose column is only valid on lines that type stripping didn't change.
 */
export function parseModule(path: string, code: string, onComment?: Comment[]): Program {
  try {
    return parse(code, {
      ecmaVersion: 'latest',
      sourceType: /\.c[jt]s$/.test(path) ? 'commonjs' : 'module',
      allowHashBang: true,
      ...(onComment && { onComment }),
    });
  } catch (error) {
    throw problemOf(error, path);
  }
}

/** Acorn counts lines from 1 and columns from 0. */
function problemOf(error: unknown, path: string): unknown {
  if (!(error instanceof SyntaxError)) return error;
  const { loc } = error as { loc?: { line: number; column: number } };
  const message = error.message.replace(/ \(\d+:\d+\)$/, '');
  return new SyntaxProblem(message, path, loc?.line ?? 1, loc && loc.column + 1);
}

/** A file can't be parsed. Line and column count from 1. */
export class SyntaxProblem extends Error {
  override readonly name = 'SyntaxError';
  readonly path: string;
  readonly line: number;
  readonly column: number | undefined;

  constructor(message: string, path: string, line: number, column?: number) {
    super(message);
    this.path = path;
    this.line = line;
    this.column = column;
  }
}
