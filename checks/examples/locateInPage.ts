import type { Problem } from '../../content/problem.ts';
import type { ExampleBlock, ExampleSet } from './example.ts';

/** A location in a set: a file and, if known, a line. */
export interface SetLocation {
  /** Path of the file within the set. */
  readonly path: string;
  readonly line?: number;
}

/**
 * Maps a problem in a set to the page. Uses the first of `locations` that's in the page, or the block
 * `otherwise`.
 */
export function locateInPage(
  set: ExampleSet,
  locations: readonly SetLocation[],
  message: string,
  otherwise: ExampleBlock,
): ExampleProblem {
  const where = `set "${set.name}"`;
  for (const { path, line } of locations) {
    const block = set.blocks.find(({ fence }) => fence.title === path);
    if (!block) continue;
    const file = line === undefined ? path : `${path}:${line}`;
    // The code starts on the line after the fence.
    const at = block.line + (line ?? 0);
    return { file: block.file, line: at, where: `${where}, ${file}`, message };
  }
  return { file: otherwise.file, line: otherwise.line, where, message };
}

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
