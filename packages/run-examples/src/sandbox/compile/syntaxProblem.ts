/** A file can't be parsed. Line and column count from 1. */
export class SyntaxProblem extends Error {
  override readonly name = 'SyntaxError';
  readonly path: string;
  readonly line: number;
  readonly column: number | undefined;

  constructor(message: string, path: string, line: number, column?: number) {
    super(message);
    this.path = path;
    this.line = line;
    this.column = column;
  }
}
