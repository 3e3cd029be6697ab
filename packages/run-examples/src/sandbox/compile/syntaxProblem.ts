/** The code of a file can't be read; line and column are counted from 1. */
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
