import type { Problem } from '../../content/problem.ts';

/** A problem in a page that may have a location in a file of a set. */
export interface ExampleProblem extends Problem {
  /** `set "name", sum.test.ts:5` */
  readonly where?: string;
}

/** `docs/en/x.mdx:57 (set "name", sum.test.ts:5): message`; further lines are indented. */
export function formatExampleProblem({ file, line, where, message }: ExampleProblem): string {
  const location = where === undefined ? '' : ` (${where})`;
  return `${file}:${line}${location}: ${message.replace(/\n(?=.)/g, '\n    ')}`;
}
