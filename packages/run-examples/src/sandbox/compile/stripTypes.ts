import { transform } from 'sucrase';
import { SyntaxProblem } from './parseModule.ts';

type Transform = 'typescript' | 'jsx';

/** `classic`: as without a plugin, JSX calls `React.createElement`, and each file imports `React`. */
export type JsxRuntime = 'classic' | 'automatic';

/** Sucrase's transforms, by file extension. */
const TRANSFORMS: Readonly<Record<string, readonly Transform[]>> = {
  ts: ['typescript'],
  mts: ['typescript'],
  cts: ['typescript'],
  tsx: ['typescript', 'jsx'],
  jsx: ['jsx'],
};

/** The file as JavaScript, with the same lines. Throws a `SyntaxProblem`. */
export function stripTypes(path: string, code: string, jsxRuntime: JsxRuntime = 'classic'): string {
  const transforms = TRANSFORMS[path.split('.').at(-1) ?? ''];
  if (!transforms) return code;
  const strip = (text: string) =>
    transform(text, { ...OPTIONS, jsxRuntime, transforms: [...transforms] }).code;
  try {
    return strip(code);
  } catch (error) {
    throw problemOf(error, path, code, strip);
  }
}

const OPTIONS = { disableESTransforms: true, production: true } as const;

/** Sucrase's errors have the location in the message and in `loc`; lines count from 1. */
function problemOf(
  error: unknown,
  path: string,
  code: string,
  strip: (text: string) => string,
): unknown {
  if (!(error instanceof Error)) return error;
  const { loc } = error as { loc?: { line: number } };
  const reported = loc?.line ?? 1;
  const line = lineToBlame(code, reported, strip);
  if (line !== reported) return new SyntaxProblem('Unexpected token', path, line);
  const message = error.message.replace(/ \(\d+:\d+\)$/, '');
  return new SyntaxProblem(message, path, line);
}

/**
 * Sucrase reports an error inside a function at the start of the function. The actual line is
 * the first one without which the rest can be parsed; otherwise, the one that Sucrase reported.
 */
function lineToBlame(code: string, reported: number, strip: (text: string) => string): number {
  const lines = code.split('\n');
  for (let index = reported - 1; index < lines.length; index++) {
    try {
      strip(lines.with(index, '').join('\n'));
      return index + 1;
    } catch {
      // The error is on another line.
    }
  }
  return reported;
}
