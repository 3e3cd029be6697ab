import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ExampleSet } from './example.ts';
import type { ExampleProblem } from './locateInPage.ts';
import { hasElision } from './matchOutput.ts';
import type { Correction } from './runExampleSet.ts';

interface WrittenOutputs {
  /** `docs/en/x.mdx:12` of each block that was rewritten. */
  readonly written: readonly string[];
  readonly problems: readonly ExampleProblem[];
}

/** Writes the output that Rstest printed into the output blocks of pages. */
export async function writeOutputs(
  root: string,
  corrections: readonly Correction[],
): Promise<WrittenOutputs> {
  const written: string[] = [];
  const problems: ExampleProblem[] = [];
  for (const file of new Set(corrections.map(({ block }) => block.file))) {
    const pageCorrections = corrections.filter(({ block }) => block.file === file);
    const page = path.join(root, file);
    const rewriting = rewriteOutput(await readFile(page, 'utf8'), pageCorrections);
    if (rewriting.written.length > 0) await writeFile(page, rewriting.source);
    written.push(...rewriting.written.map(({ block }) => `${file}:${block.line}`));
    problems.push(...rewriting.refused);
  }
  return { written, problems };
}

/** The corrections of a set, for the equal set on the page in another language. */
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

interface Rewriting {
  readonly source: string;
  /** In document order. */
  readonly written: readonly Correction[];
  /** Corrections that have to be made by hand. */
  readonly refused: readonly ExampleProblem[];
}

/** The page's source with the corrections that can be made. */
export function rewriteOutput(source: string, corrections: readonly Correction[]): Rewriting {
  const refused: ExampleProblem[] = [];
  const written: Correction[] = [];
  let result = source;
  // Start from the end, so that the offsets of earlier blocks stay valid.
  for (const correction of [...corrections].sort((a, b) => b.block.start - a.block.start)) {
    const { block, text, problem } = correction;
    const fence = result.slice(block.start, block.end);
    const indent = result.slice(result.lastIndexOf('\n', block.start - 1) + 1, block.start);
    const lines = fence.split('\n');
    const [opening, closing] = [lines[0], lines.at(-1)];
    // In a block quote, each line has a prefix.
    const isQuoted = indent.trim() !== '';
    const isUnclosed = lines.length < 2;
    if (hasElision(block.code.split('\n'))) {
      refused.push(problem);
    } else if (isQuoted || isUnclosed || text.includes('```')) {
      const message = `cannot rewrite this block; insert this by hand:\n${text}`;
      refused.push({ ...problem, message });
    } else {
      const body = text.split('\n').map((line) => (line === '' ? '' : `${indent}${line}`));
      const newFence = [opening, ...body, closing].join('\n');
      result = result.slice(0, block.start) + newFence + result.slice(block.end);
      written.push(correction);
    }
  }
  return { source: result, written: written.reverse(), refused };
}
