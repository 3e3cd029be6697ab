import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ExampleSet } from './example.ts';
import type { ExampleProblem } from './locateInPage.ts';
import { rewriteOutput } from './rewriteOutput.ts';
import type { Correction } from './runExampleSet.ts';

interface WrittenOutputs {
  /** `docs/en/x.mdx:12` of each block that was rewritten. */
  readonly written: readonly string[];
  readonly problems: readonly ExampleProblem[];
}

/** Updates the output blocks in the pages with what Rstest printed. */
export async function writeOutputs(
  root: string,
  corrections: readonly Correction[],
): Promise<WrittenOutputs> {
  const written: string[] = [];
  const problems: ExampleProblem[] = [];
  for (const file of new Set(corrections.map(({ block }) => block.file))) {
    const own = corrections.filter(({ block }) => block.file === file);
    const page = path.join(root, file);
    const rewriting = rewriteOutput(await readFile(page, 'utf8'), own);
    if (rewriting.written.length > 0) await writeFile(page, rewriting.source);
    written.push(...rewriting.written.map(({ block }) => `${file}:${block.line}`));
    problems.push(...rewriting.refused);
  }
  return { written, problems };
}

/** The same corrections for the identical set on the page in another language. */
export function counterpartCorrections(
  corrections: readonly Correction[],
  set: ExampleSet,
  counterpart: ExampleSet,
): Correction[] {
  return corrections.flatMap((correction) => {
    const block = counterpart.blocks[set.blocks.indexOf(correction.block)];
    if (!block) return [];
    const { file, line } = block;
    return [{ ...correction, block, problem: { ...correction.problem, file, line } }];
  });
}
