import type { Block, ExampleSet } from './example.ts';
import type { ExampleProblem } from './exampleProblem.ts';

/** A line of a file of a set, as far as it is known. */
export interface PlaceInSet {
  /** Path of the file within the set. */
  readonly title: string;
  readonly line?: number;
}

/**
 * Leads a problem in a set back to the page: a line of a set's file is a line of the page. The
 * first place that lies in the page is taken, `otherwise` if none does.
 */
export function placeInPage(
  set: ExampleSet,
  places: readonly PlaceInSet[],
  message: string,
  otherwise: Block,
): ExampleProblem {
  const where = `set "${set.name}"`;
  for (const { title, line } of places) {
    const block = set.blocks.find(({ fence }) => fence.title === title);
    if (!block) continue;
    const file = line === undefined ? title : `${title}:${line}`;
    // The code begins on the line after the fence.
    const at = block.line + (line ?? 0);
    return { file: block.file, line: at, where: `${where}, ${file}`, message };
  }
  return { file: otherwise.file, line: otherwise.line, where, message };
}
