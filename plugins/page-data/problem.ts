/** Something wrong with a page, said so that its writer can mend it without further questions. */
export interface Problem {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

/** `docs/en/config/test/bail.mdx:5: what is wrong`, which editors turn into a link. */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}:${line}: ${message}`;
}

export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => compareText(a.file, b.file) || a.line - b.line);
}

// Not localeCompare: the order must not depend on the machine's language.
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
