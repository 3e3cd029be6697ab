import { withoutScriptComments } from 'run-examples/classify';
import { counted, type Problem } from '../../content/problem.ts';
import type { ExampleBlock, ExampleSet } from './example.ts';
import { isCodeLanguage } from './fences.ts';
import { setName } from './groupSets.ts';
import { comparableLines } from './normalizeOutput.ts';

/** Reports where the blocks of a page and its translation differ by more than comments. */
export function compareCounterparts(
  original: { file: string; blocks: readonly ExampleBlock[] },
  translation: { file: string; blocks: readonly ExampleBlock[] },
): Problem[] {
  const problems: Problem[] = [];
  const [originals, translations] = [original.blocks, translation.blocks];
  const hasSameLength = originals.length === translations.length;
  for (const [index, block] of translations.entries()) {
    const counterpart = originals[index];
    const difference = counterpart && differenceOf(counterpart, block);
    if (!counterpart || difference === undefined) continue;
    const message = `${difference} at ${counterpart.file}:${counterpart.line}; make both pages show the same`;
    problems.push({ file: block.file, line: block.line, message });
    // After an additional or missing block, all others would differ.
    if (!hasSameLength) break;
  }
  if (!hasSameLength) {
    const line = (translations[originals.length] ?? translations.at(-1))?.line ?? 1;
    const [here, there] = [translations, originals].map(({ length }) => counted(length, 'block'));
    const message = `${here} here, ${there} in ${original.file}; show the same blocks in the same order`;
    problems.push({ file: translation.file, line, message });
  }
  return problems;
}

/** The beginning of a message about two different blocks, up to the location of the original one. */
function differenceOf(original: ExampleBlock, translation: ExampleBlock): string | undefined {
  if (!sameFence(original, translation)) return 'language or attributes differ from the block';
  const [here, there] = [setName(translation), setName(original)];
  if (original.fence.kind !== 'display' && here !== there) {
    return `this block is in set "${here}" (give the heading {#${there}}), the original one in "${there}"`;
  }
  // Rstest's output is compared with what it prints, and other plain text may be prose.
  if (original.lang === 'text' && original.fence.title === undefined) return undefined;
  if (sameCode(original.lang, original.code, translation.code)) return undefined;
  return 'the code differs by more than comments from the block';
}

/**
 * Whether the result of one set applies to the other. Output can contain source code with comments
 * and line numbers, so sets with output must have identical files.
 */
export function sameSet(original: ExampleSet, translation: ExampleSet): boolean {
  const hasOutput = original.blocks.some(({ fence }) => fence.kind === 'output');
  return (
    original.name === translation.name &&
    original.blocks.length === translation.blocks.length &&
    original.blocks.every((block, index) => {
      const counterpart = translation.blocks[index];
      if (!counterpart || !sameFence(block, counterpart)) return false;
      const [a, b] = [block.code, counterpart.code];
      if (block.fence.kind === 'output') return comparableText(a) === comparableText(b);
      return hasOutput ? a === b : sameCode(block.lang, a, b);
    })
  );
}

function comparableText(output: string): string {
  return comparableLines(output).join('\n');
}

/** Whether code is equal apart from comments, blank lines, and trailing spaces. */
export function sameCode(lang: string, a: string, b: string): boolean {
  return a === b || bareLines(lang, a) === bareLines(lang, b);
}

/** Whether two fences are equivalent for the runner. */
function sameFence(a: ExampleBlock, b: ExampleBlock): boolean {
  return a.lang === b.lang && fenceKey(a) === fenceKey(b);
}

// Without the reason of `no-run`, which is translated.
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

/** Code of a language, such as `ts`, without its comments and the line breaks in them. */
export function withoutComments(lang: string, code: string): string {
  if (isCodeLanguage(lang)) return withoutScriptComments(lang, code);
  const pattern = COMMENTS[lang];
  return pattern ? code.replace(pattern, (_, string?: string) => string ?? '') : code;
}

// Strings or comments. `//` after a colon belongs to a URL, and `#` in a word isn't a comment.
const SLASHES = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|\/\*[\s\S]*?\*\/|(?<![:\w])\/\/.*/g;
const HASH = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|(?<!\S)#.*/g;
const MARKUP = /("(?:\\.|[^"\\\n])*")|<!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|(?<!\S)\/\/.*/g;
/** Patterns by language. The first group of each pattern is a string literal, which stays. */
const COMMENTS: Readonly<Record<string, RegExp>> = {
  json: SLASHES,
  jsonc: SLASHES,
  css: SLASHES,
  diff: SLASHES,
  yaml: HASH,
  toml: HASH,
  bash: HASH,
  html: MARKUP,
  vue: MARKUP,
};
