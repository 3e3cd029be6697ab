import { type Program, parse } from 'acorn';
import { SyntaxProblem } from './syntaxProblem.ts';

/**
 * Reads JavaScript strictly: what the stripping of types let pass is found here. Throws a
 * `SyntaxProblem`, whose column only holds for lines that the stripping left alone.
 */
export function parseCode(path: string, code: string): Program {
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

/** Acorn's lines count from 1, its columns from 0. */
function problemOf(error: unknown, path: string): unknown {
  if (!(error instanceof SyntaxError)) return error;
  const { loc } = error as { loc?: { line: number; column: number } };
  const message = error.message.replace(/ \(\d+:\d+\)$/, '');
  return new SyntaxProblem(message, path, loc?.line ?? 1, loc && loc.column + 1);
}
