import type { Problem } from '../../content/problem.ts';
import type { ExampleBlock, ExampleSet } from './example.ts';

/** A location in a set: a file and, if known, a line. */
export interface SetLocation {
  /** Path of the file within the set. */
  readonly path: string;
  readonly line?: number;
}

/**
 * Maps a problem in a set to the page: to the first of `locations` that the page shows, or else to the
 * block `fallback`.
 */
export function locateInPage(
  set: ExampleSet,
  locations: readonly SetLocation[],
  message: string,
  fallback: ExampleBlock,
): ExampleProblem {
  const where = `set "${set.name}"`;
  for (const { path, line } of locations) {
    const block = set.blocks.find(({ fence }) => fence.title === path);
    if (!block) continue;
    const file = line === undefined ? path : `${path}:${line}`;
    // The code starts on the line after the fence.
    const pageLine = block.line + (line ?? 0);
    return { file: block.file, line: pageLine, where: `${where}, ${file}`, message };
  }
  return { file: fallback.file, line: fallback.line, where, message };
}

/** A problem in a page that may come from a set. */
export interface ExampleProblem extends Problem {
  /** The set and, if known, the file and line in the set: `set "name", sum.test.ts:5`. */
  readonly where?: string;
}

/** `docs/en/x.mdx:57 (set "name", sum.test.ts:5): message`; further lines are indented. */
export function formatExampleProblem({ file, line, where, message }: ExampleProblem): string {
  const location = where === undefined ? '' : ` (${where})`;
  return `${file}:${line}${location}: ${message.replace(/\n(?=.)/g, '\n    ')}`;
}
