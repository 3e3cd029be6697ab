/** A problem in a page. The message says what's wrong and how to fix it. */
export interface Problem {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, if known. */
  readonly column?: number;
  readonly message: string;
}

/** Formats a problem as `docs/en/config/test/bail.mdx:5:1: message`, which editors turn into a link. */
export function formatProblem({ file, line, column, message }: Problem): string {
  const position = column === undefined ? line : `${line}:${column}`;
  return `${file}:${position}: ${message}`;
}

/** The error that fails a build: a summary line, then one line per problem. */
export function problemsError(summary: string, problems: readonly Problem[]): Error {
  return buildError(summary, problems.map(formatProblem));
}

/** The same for messages that already say where a problem is. */
export function buildError(summary: string, messages: readonly string[]): Error {
  const error = new Error([summary, ...messages.map((message) => `  ${message}`)].join('\n'));
  // Rspress prints the stack, which would hide the message and doesn't point to a page.
  error.stack = error.message;
  return error;
}

export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => compareText(a.file, b.file) || a.line - b.line);
}

// Not localeCompare: the order must not depend on the system's locale.
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
