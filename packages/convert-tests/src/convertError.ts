/**
 * - `syntax`: the code can't be parsed
 * - `too large`: more than 500,000 characters
 * - `too deep`: nested so deeply that the parser or the converter exceeds the call stack
 * - `empty`: nothing to convert
 * - `unknown`: neither a configuration nor a test file
 */
export type Reason = 'syntax' | 'too large' | 'too deep' | 'empty' | 'unknown';

export interface Place {
  /** From 1. */
  readonly line?: number;
  /** From 1, in UTF-16 code units. */
  readonly column?: number;
  /** The parser's message, in English. */
  readonly detail?: string;
}

/** Thrown if a file can't be converted. */
export class ConvertError extends Error {
  override readonly name = 'ConvertError';

  constructor(
    readonly reason: Reason,
    readonly place: Place = {},
  ) {
    const { line, column, detail } = place;
    super([reason, line && `line ${line}, column ${column}`, detail].filter(Boolean).join(': '));
  }
}

/** Runs a parser, and reports a syntax error as a `ConvertError` with line and column. */
export function withPosition<Value>(parse: () => Value): Value {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // Babel adds `loc` to its errors, with columns from 0.
    const { loc } = error as SyntaxError & { loc?: { line: number; column: number } };
    const detail = error.message.replace(/ \(\d+:\d+\)$/, '');
    throw new ConvertError('syntax', {
      ...(loc && { line: loc.line, column: loc.column + 1 }),
      detail,
    });
  }
}
