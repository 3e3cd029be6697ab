import { type Program, parse } from 'acorn';

/** Parses JavaScript strictly, to find errors that type stripping doesn't. Throws a `SyntaxProblem`. */
export function parseModule(path: string, code: string): Program {
  try {
    return parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  } catch (error) {
    throw problemOf(error, path);
  }
}

/** The problem for an error of Acorn or Sucrase, which add the position to the error and to its message. */
export function problemOf(error: unknown, path: string): SyntaxProblem {
  const { message, loc } = error as Error & { loc?: { line: number } };
  return new SyntaxProblem(message.replace(/ \(\d+:\d+\)$/, ''), path, loc?.line ?? 1);
}

/** A file can't be parsed. The line counts from 1. */
export class SyntaxProblem extends Error {
  override readonly name = 'SyntaxError';
  readonly path: string;
  readonly line: number;

  constructor(message: string, path: string, line: number) {
    super(message);
    this.path = path;
    this.line = line;
  }
}
