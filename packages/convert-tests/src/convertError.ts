/**
 * - `syntax`: the code can't be parsed
 * - `too large`: more characters than `LIMITS.characters`
 * - `too deep`: parts in parts in parts, so many that no parser or converter gets to the last
 * - `empty`: nothing to convert
 * - `unknown`: neither a configuration nor a test file
 */
export type ConvertReason = 'syntax' | 'too large' | 'too deep' | 'empty' | 'unknown';

export interface Place {
  readonly line?: number;
  readonly column?: number;
  /** What the parser says, in English. */
  readonly detail?: string;
}

/** Why a file can't be converted. */
export class ConvertError extends Error {
  override readonly name = 'ConvertError';

  constructor(
    readonly reason: ConvertReason,
    readonly place: Place = {},
  ) {
    const { line, column, detail } = place;
    super([reason, line && `line ${line}, column ${column}`, detail].filter(Boolean).join(': '));
  }
}

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

export interface Position {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units. */
  readonly column: number;
}

function positionAt(code: string, offset: number): Position {
  return positionsIn(code)(offset);
}

/** Returns a function that finds the position of an offset; fast for many offsets in the same code. */
export function positionsIn(code: string): (offset: number) => Position {
  const starts = [0];
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [line, after] = [0, starts.length];
    while (after - line > 1) {
      const middle = (line + after) >> 1;
      if ((starts[middle] ?? 0) <= offset) line = middle;
      else after = middle;
    }
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}
