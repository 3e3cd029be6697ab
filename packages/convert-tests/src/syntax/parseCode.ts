import { type ParserPlugin, parse } from '@babel/parser';
import type { File } from '@babel/types';
import { ConvertError, withPosition } from '../convertError.ts';
import { INPUT_LIMITS } from '../kind.ts';

/** Parses a JavaScript or TypeScript file. Throws a `ConvertError` with line and column. */
export function parseCode(path: string, code: string): File {
  if (code.length > INPUT_LIMITS.characters) throw new ConvertError('too large');
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
  const decorators: ParserPlugin[] = ['decorators', 'decoratorAutoAccessors'];
  if (/\.[cm]?ts$/.test(path)) return ['typescript', ...legacyDecorators];
  if (/\.tsx$/.test(path)) return ['typescript', 'jsx', ...legacyDecorators];
  if (code.includes('@flow')) return ['flow', 'jsx', ...decorators];
  // Pasted code has no path, and `.js` files of some projects have types.
  return ['typescript', 'jsx', ...legacyDecorators];
}

/** Also accepts decorators of parameters, which Nest and Angular use. */
const legacyDecorators: ParserPlugin[] = ['decorators-legacy', 'decoratorAutoAccessors'];
