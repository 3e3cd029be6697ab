import { type Program, parse } from 'acorn';
import { SyntaxProblem } from './syntaxProblem.ts';

/**
 * Parses JavaScript strictly, to find errors that type stripping doesn't. Throws a
 * `SyntaxProblem`, whose column is only valid on lines that type stripping didn't change.
 */
export function parseModule(path: string, code: string): Program {
  try {
    return parse(code, {
      ecmaVersion: 'latest',
      sourceType: /\.c[jt]s$/.test(path) ? 'commonjs' : 'module',
      allowHashBang: true,
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
