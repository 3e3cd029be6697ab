import { formatProblem } from '../page-data/problem.ts';
import type { TwinPage } from './twinPage.ts';

interface Positioned {
  readonly position?: { readonly start: { readonly line: number } } | undefined;
}

/** An error at the place of the page where its writer has to mend it. */
export function pageError({ file }: TwinPage, node: Positioned, message: string): Error {
  return new Error(formatProblem({ file, line: node.position?.start.line ?? 1, message }));
}
