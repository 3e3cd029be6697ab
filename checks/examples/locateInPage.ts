import type { ExampleBlock, ExampleSet } from './example.ts';
import type { ExampleProblem } from './exampleProblem.ts';

/** A location in a set: a file and, if known, a line. */
export interface SetLocation {
  /** Path of the file within the set. */
  readonly title: string;
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
  for (const { title, line } of locations) {
    const block = set.blocks.find(({ fence }) => fence.title === title);
    if (!block) continue;
    const file = line === undefined ? title : `${title}:${line}`;
    // The code starts on the line after the fence.
    const at = block.line + (line ?? 0);
    return { file: block.file, line: at, where: `${where}, ${file}`, message };
  }
  return { file: otherwise.file, line: otherwise.line, where, message };
}
