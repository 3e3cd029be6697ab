import type { Problem } from '../../content/problem.ts';
import { hasElision } from './matchOutput.ts';
import type { Correction } from './runExampleSet.ts';

interface Rewriting {
  readonly source: string;
  /** In document order. */
  readonly written: readonly Correction[];
  /** Corrections that have to be made by hand. */
  readonly refused: readonly Problem[];
}

/** Updates the output blocks of one page with what Rstest printed. */
export function rewriteOutput(source: string, corrections: readonly Correction[]): Rewriting {
  const refused: Problem[] = [];
  const written: Correction[] = [];
  let result = source;
  // Start from the end, so that the offsets of earlier blocks stay valid.
  for (const correction of [...corrections].sort((a, b) => b.block.start - a.block.start)) {
    const { block, text, problem } = correction;
    const fence = result.slice(block.start, block.end);
    const indent = result.slice(result.lastIndexOf('\n', block.start - 1) + 1, block.start);
    const lines = fence.split('\n');
    const [opening = '', closing = ''] = [lines[0], lines.at(-1)];
    if (hasElision(block.code.split('\n'))) {
      refused.push(problem);
    } else if (indent.trim() !== '' || lines.length < 2 || text.includes('```')) {
      const message = `cannot rewrite this block; insert this by hand:\n${text}`;
      refused.push({ ...problem, message });
    } else {
      const body = text.split('\n').map((line) => (line === '' ? '' : `${indent}${line}`));
      const next = [opening, ...body, closing].join('\n');
      result = result.slice(0, block.start) + next + result.slice(block.end);
      written.push(correction);
    }
  }
  return { source: result, written: written.reverse(), refused };
}
