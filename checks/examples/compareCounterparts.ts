import { withoutComments } from 'run-examples/classify';
import type { Problem } from '../../content/problem.ts';
import type { ExampleBlock, ExampleSet } from './example.ts';
import { setName } from './groupSets.ts';
import { comparableLines } from './normalizeOutput.ts';

/** Reports where the blocks of a page and its counterpart differ by more than comments. */
export function compareCounterparts(
  english: { file: string; blocks: readonly ExampleBlock[] },
  chinese: { file: string; blocks: readonly ExampleBlock[] },
): Problem[] {
  const problems: Problem[] = [];
  const [a, b] = [english.blocks, chinese.blocks];
  for (const [index, block] of b.entries()) {
    const original = a[index];
    const difference = original && differenceOf(original, block);
    if (!original || difference === undefined) continue;
    const message = `${difference} at ${original.file}:${original.line}; make both pages show the same`;
    problems.push({ file: block.file, line: block.line, message });
    // After an additional or missing block, all others would differ.
    if (a.length !== b.length) break;
  }
  if (a.length !== b.length) {
    const line = (b[a.length] ?? b.at(-1))?.line ?? 1;
    const message = `${count(b)} here, ${count(a)} in ${english.file}; show the same blocks in the same order`;
    problems.push({ file: chinese.file, line, message });
  }
  return problems;
}

function count(blocks: readonly ExampleBlock[]): string {
  return blocks.length === 1 ? '1 block' : `${blocks.length} blocks`;
}

function differenceOf(english: ExampleBlock, chinese: ExampleBlock): string | undefined {
  if (!sameFence(english, chinese)) return 'language or attributes differ from the block';
  const [here, there] = [setName(chinese), setName(english)];
  if (english.fence.kind !== 'display' && here !== there) {
    return `this block is in set "${here}" (give the heading {#${there}}), the English one in "${there}"`;
  }
  // Output is compared with what Rstest prints; plain text may be prose.
  if (english.lang === 'text' && english.fence.title === undefined) return undefined;
  if (sameCode(english.lang, english.code, chinese.code)) return undefined;
  return 'the code differs by more than comments from the block';
}

/**
 * Whether the result of one set applies to the other. Output can contain source code with comments
 * and line numbers, so sets with output must have identical files.
 */
export function sameSet(english: ExampleSet, chinese: ExampleSet): boolean {
  const printed = english.blocks.some(({ fence }) => fence.kind === 'output');
  return (
    english.name === chinese.name &&
    english.blocks.length === chinese.blocks.length &&
    english.blocks.every((block, index) => {
      const other = chinese.blocks[index];
      if (!other || !sameFence(block, other)) return false;
      if (block.fence.kind === 'output') return samePrinted(block, other);
      return printed ? block.code === other.code : sameCode(block.lang, block.code, other.code);
    })
  );
}

function samePrinted(a: ExampleBlock, b: ExampleBlock): boolean {
  return comparableLines(a.code).join('\n') === comparableLines(b.code).join('\n');
}

/** Whether code is equal apart from comments, blank lines, and trailing spaces. */
export function sameCode(lang: string, a: string, b: string): boolean {
  return a === b || bareLines(lang, a) === bareLines(lang, b);
}

/** Whether two fences are equivalent for the runner. */
function sameFence(a: ExampleBlock, b: ExampleBlock): boolean {
  return a.lang === b.lang && fenceKey(a) === fenceKey(b);
}

// The reason is prose, which is translated.
function fenceKey({ fence }: ExampleBlock): string {
  const { kind, title, set, noPage, fails, args, exit, env } = fence;
  return JSON.stringify([kind, title, set, noPage, fails, args, exit, env]);
}

function bareLines(lang: string, code: string): string {
  return withoutComments(lang, code)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}
