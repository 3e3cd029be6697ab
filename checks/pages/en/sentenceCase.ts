import { readTextRun } from '../../../content/markdown/textRuns.ts';
import { lineOf, type TreeNode, walkTree } from '../../../content/markdown/walkTree.ts';
import { forLanguage } from '../proseRuns.ts';
import wording from './wording.json' with { type: 'json' };

/** `properNames` are always capitalized, and a heading can start with one of `lowercaseNames`. */
const { properNames, lowercaseNames } = wording;

const WORD = /[\p{L}][\p{L}\p{N}.'’_-]*(?:\(\))?/gu;
const SENTENCE_START = /(?:^|[.?!:]\s+)[^\p{L}\p{N}\uFFFC…]*$/u;

/** Error message for a heading that isn't in sentence case; `undefined` if it is. */
export function sentenceCaseProblem(heading: string): string | undefined {
  const text = withoutNames(heading);
  for (const match of text.matchAll(WORD)) {
    const word = match[0].replace(/[.'’]+$/, '');
    const first = SENTENCE_START.test(text.slice(0, match.index));
    if (isCode(word)) continue;
    if (first && match.index === firstLetter(text) && startsSmall(word)) {
      if (!lowercaseNames.includes(word)) return `capitalize the first word: “${word}”`;
    }
    if (!first && !startsSmall(word)) return `use sentence case, without a capital in “${word}”`;
  }
  return undefined;
}

// Replaces names, so that a leading name still counts as the first word.
function withoutNames(heading: string): string {
  return properNames.reduce((text, name) => {
    const escaped = name.replace('.', '\\.');
    return text.replace(new RegExp(`(?<![\\w.])${escaped}(?:['’]s)?(?![\\w])`, 'g'), (match) =>
      '0'.repeat(match.length),
    );
  }, heading);
}

function firstLetter(text: string): number {
  return text.search(/[\p{L}\p{N}\uFFFC…]/u);
}

/** Whether a word is an identifier, call, path, or acronym: a dot, an underscore, or a capital inside. */
function isCode(word: string): boolean {
  return /[._()]|.\p{Lu}/u.test(word) || word.length === 1;
}

function startsSmall(word: string): boolean {
  return /^\p{Ll}/u.test(word);
}

/** Reports headings that aren't in sentence case. */
export const checkSentenceCase = forLanguage('en', ({ file, tree }) => {
  if (!tree) return [];
  const headings = [...walkTree(tree as TreeNode)].filter(({ type }) => type === 'heading');
  return headings.flatMap((heading) => {
    const text = readTextRun(heading)
      .text.replace(/\\?\{#.*\}/, '')
      .trim();
    const problem = sentenceCaseProblem(text);
    return problem ? [{ file, line: lineOf(heading), message: `heading: ${problem}` }] : [];
  });
});
