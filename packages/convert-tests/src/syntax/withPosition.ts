import { ConvertError } from '../convertError.ts';
import { positionAt } from './position.ts';

/** Runs a parser, and reports a syntax error as a `ConvertError` with line and column. */
export function withPosition<Value>(code: string, parse: () => Value): Value {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { pos = 0 } = error as SyntaxError & { pos?: number };
    const detail = error.message.replace(/ \(\d+:\d+\)$/, '');
    throw new ConvertError('syntax', { ...positionAt(code, pos), detail });
  }
}
