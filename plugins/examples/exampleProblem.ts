import type { Problem } from '../page-data/problem.ts';

/** A problem of a page whose cause is in a file of a set. */
export interface ExampleProblem extends Problem {
  /** `set "name", sum.test.ts:5` */
  readonly where?: string;
}

/** `docs/en/x.mdx:57 (set "name", sum.test.ts:5): message`; further lines are indented. */
export function formatExampleProblem({ file, line, where, message }: ExampleProblem): string {
  const place = where === undefined ? '' : ` (${where})`;
  return `${file}:${line}${place}: ${message.replace(/\n(?=.)/g, '\n    ')}`;
}
