import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A problem in a page. The message says what's wrong and how to fix it. */
export interface Problem {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, if known. */
  readonly column?: number | undefined;
  readonly message: string;
}

/** Formats a problem as `docs/en/config/test/bail.mdx:5:1: message`, which editors turn into a link. */
export function formatProblem({ file, line, column, message }: Problem): string {
  const position = column === undefined ? line : `${line}:${column}`;
  return `${file}:${position}: ${message}`;
}

/** The error that fails a build: all problems as `problemText` shows them, and their number. */
export function problemsError(problems: readonly Problem[], root: string): Error {
  const text = problems.map((problem) => problemText(problem, root)).join('\n\n');
  return withoutStack(new Error(`${text}\n\n${problemCount(problems)}`));
}

/** An error with a summary, and messages that already say where a problem is. */
export function buildError(summary: string, messages: readonly string[]): Error {
  return withoutStack(
    new Error([summary, ...messages.map((message) => `  ${message}`)].join('\n')),
  );
}

/** Removes the stack, which would be printed instead of the message and doesn't point to a page. */
function withoutStack(error: Error): Error {
  error.stack = error.message;
  return error;
}

/** `3 problems in 2 files.` */
export function problemCount(problems: readonly Problem[]): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  return `${counted(problems.length, 'problem')} in ${counted(files, 'file')}.`;
}

/** A number with an English noun: `1 page`, `2 pages`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/**
 * A problem as the build, the development server, and the content checks show it:
 * `docs/en/a.mdx:5:1: message`, and the line with the one before and the one after. `root` is the folder
 * that the file is relative to.
 */
export function problemText(problem: Problem, root: string): string {
  const { file, line, column = 1, message } = problem;
  const frame = codeFrame(readText(path.join(root, file)), line, column);
  return [`${file}:${line}:${column}: ${message}`, ...frame].join('\n');
}

/** How many characters of a line are shown. */
const WIDTH = 100;

function codeFrame(text: string, line: number, column: number): string[] {
  const lines = text.split(/\r?\n/);
  if (text === '' || line > lines.length) return [];
  const last = Math.min(line + 1, lines.length);
  const digits = String(last).length;
  // A place near the end of the shown part, or after it, moves to the middle.
  const from = column > WIDTH - 20 ? column - WIDTH / 2 : 0;
  return [line - 1, line, line + 1]
    .filter((number) => number >= 1 && number <= last)
    .map((number) => {
      const shown = (lines[number - 1] ?? '').slice(from, from + WIDTH);
      return `${number === line ? '>' : ' '} ${String(number).padStart(digits)} | ${shown}`.trimEnd();
    });
}

/** Empty for a file or folder that can't be read, such as one that's missing. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch {
    return '';
  }
}

export function sortProblems<Found extends Problem>(problems: readonly Found[]): Found[] {
  return [...problems].sort((a, b) => compareText(a.file, b.file) || a.line - b.line);
}

// Not localeCompare: the order must not depend on the system's locale.
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
