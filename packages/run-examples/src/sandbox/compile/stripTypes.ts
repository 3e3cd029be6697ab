import { transform } from 'sucrase';
import { problemOf, SyntaxProblem } from './parseModule.ts';

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
    const problem = problemOf(error, path);
    const line = lineToBlame(code, problem.line, strip);
    throw line === problem.line ? problem : new SyntaxProblem('Unexpected token', path, line);
  }
}

const OPTIONS = { disableESTransforms: true, production: true } as const;

/**
 * Sucrase reports an error inside a function at the start of the function. The actual line is
 * the first one without which the rest can be parsed; otherwise, the one that Sucrase reported.
 */
function lineToBlame(code: string, reported: number, strip: (text: string) => string): number {
  const lines = code.split('\n');
  for (let index = reported - 1; index < lines.length; index++) {
    try {
      strip([...lines.slice(0, index), '', ...lines.slice(index + 1)].join('\n'));
      return index + 1;
    } catch {
      // The error is on another line.
    }
  }
  return reported;
}
