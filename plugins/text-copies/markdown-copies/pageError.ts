import { formatProblem } from '../../../content/problem.ts';
import type { CopyPage } from './copyPage.ts';

interface Positioned {
  readonly position?: { readonly start: { readonly line: number } } | undefined;
}

/** An error with the file and line to fix. */
export function pageError({ file }: CopyPage, node: Positioned, message: string): Error {
  return new Error(formatProblem({ file, line: node.position?.start.line ?? 1, message }));
}
