import type { Problem } from '../page-data/problem.ts';
import type { Block, ExampleSet } from './example.ts';
import { setName } from './groupSets.ts';
import { comparableLines } from './normalizeOutput.ts';
import { sameCode, sameFence } from './sameCode.ts';

/** Where the blocks of two pages of one route differ by more than comments. */
export function compareTwins(
  english: { file: string; blocks: readonly Block[] },
  chinese: { file: string; blocks: readonly Block[] },
): Problem[] {
  const problems: Problem[] = [];
  const [a, b] = [english.blocks, chinese.blocks];
  for (const [index, block] of b.entries()) {
    const twin = a[index];
    const difference = twin && differenceOf(twin, block);
    if (!twin || difference === undefined) continue;
    const message = `${difference} at ${twin.file}:${twin.line}; make both pages show the same`;
    problems.push({ file: block.file, line: block.line, message });
    // From the first block too many on, everything is shifted and differs.
    if (a.length !== b.length) break;
  }
  if (a.length !== b.length) {
    const line = (b[a.length] ?? b.at(-1))?.line ?? 1;
    const message = `${count(b)} here, ${count(a)} in ${english.file}; show the same blocks in the same order`;
    problems.push({ file: chinese.file, line, message });
  }
  return problems;
}

function count(blocks: readonly Block[]): string {
  return blocks.length === 1 ? '1 block' : `${blocks.length} blocks`;
}

function differenceOf(english: Block, chinese: Block): string | undefined {
  if (!sameFence(english, chinese)) return 'language or attributes differ from the block';
  const [here, there] = [setName(chinese), setName(english)];
  if (english.fence.kind !== 'display' && here !== there) {
    return `this block is in set "${here}" (give the heading {#${there}}), its twin in "${there}"`;
  }
  // Output is compared with what Rstest prints; plain text may be prose.
  if (english.lang === 'text' && english.fence.title === undefined) return undefined;
  if (sameCode(english.lang, english.code, chinese.code)) return undefined;
  return 'the code differs by more than comments from the block';
}

/**
 * Whether running one set tells about the other. Printed output shows the source with its
 * comments and counts its lines, so then the files have to be equal to the letter.
 */
export function sameSet(english: ExampleSet, chinese: ExampleSet): boolean {
  const printed = english.blocks.some(({ fence }) => fence.kind === 'output');
  return (
    english.name === chinese.name &&
    english.blocks.length === chinese.blocks.length &&
    english.blocks.every((block, index) => {
      const twin = chinese.blocks[index];
      if (!twin || !sameFence(block, twin)) return false;
      if (block.fence.kind === 'output') return samePrinted(block, twin);
      return printed ? block.code === twin.code : sameCode(block.lang, block.code, twin.code);
    })
  );
}

function samePrinted(a: Block, b: Block): boolean {
  return comparableLines(a.code).join('\n') === comparableLines(b.code).join('\n');
}
