import { type ParserPlugin, parse } from '@babel/parser';
import type { File } from '@babel/types';
import { withPosition } from '../convertError.ts';

/** Parses a JavaScript or TypeScript file. Throws a `ConvertError` with line and column. */
export function parseCode(path: string, code: string): File {
  return withPosition(() =>
    parse(code, { sourceType: 'unambiguous', plugins: pluginsFor(path, code), ...LENIENT }),
  );
}

/** Test runners wrap files in functions, so more is valid than in a script. */
const LENIENT = {
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
  allowSuperOutsideMethod: true,
  allowUndeclaredExports: true,
  allowNewTargetOutsideFunction: true,
} as const;

function pluginsFor(path: string, code: string): ParserPlugin[] {
  if (/(?:^|\.[cm]?jsx?)$/.test(path) && code.includes('@flow'))
    return ['flow', 'jsx', 'decorators', 'decoratorAutoAccessors'];
  // Also accepts decorators of parameters, which Nest and Angular use.
  const typescript: ParserPlugin[] = ['typescript', 'decorators-legacy', 'decoratorAutoAccessors'];
  // Pasted code has no path, and `.js` files of some projects have types.
  return /\.[cm]?ts$/.test(path) ? typescript : [...typescript, 'jsx'];
}
