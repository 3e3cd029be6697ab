import { readFileSync } from 'node:fs';
import { runOf, type TextRun } from '../../../content/markdown/textRuns.ts';
import type { Page } from '../../../content/page.ts';
import type { Problem } from '../../../content/problem.ts';
import { isCodeLanguage } from '../../examples/fences.ts';
import { forLanguage, HEADING_ID, proseRuns } from '../proseRuns.ts';
import wording from './wording.json' with { type: 'json' };

interface WordRule {
  readonly pattern: RegExp;
  /** The words to write instead, in which `$1` is the first group of `pattern`. */
  readonly instead: string;
}

/** The words that STYLE.md refuses and that no linter reports. */
const REFUSED = refusedWords(wording.refused);
/** British spellings that the spelling dictionary accepts. It refuses others, such as `-ise`. */
const BRITISH: readonly WordRule[] = readFileSync(new URL('british.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
  .map(([british, instead = '']) => ({ pattern: new RegExp(`\\b${british}\\b`, 'gi'), instead }));
/** Words that are right in prose, but usually wrong in the comments and strings of examples. */
const REFUSED_IN_CODE = refusedWords(wording.refusedInExamples);

function refusedWords(
  rows: readonly { pattern: string; instead: string; matchCase?: boolean }[],
): WordRule[] {
  return rows.map(({ pattern, instead, matchCase = false }) => {
    return { pattern: new RegExp(pattern, matchCase ? 'g' : 'gi'), instead };
  });
}

/** Reports words in English prose, and in the text of examples, that STYLE.md refuses. */
export const checkEnglishStyle = forLanguage('en', (page) => {
  const examples = codeRuns(page);
  // Headings with an ID may quote messages of Rstest.
  const prose = proseRuns(page).filter(({ text }) => !HEADING_ID.test(text));
  return [
    ...findRefused(page, prose, [...REFUSED, ...BRITISH]),
    ...findRefused(page, examples, [...REFUSED, ...BRITISH, ...REFUSED_IN_CODE]),
  ];
});

/** A comment, or a string literal on one line: titles of tests, messages, and example data. */
const CODE_TEXT = /\/\/ .*|\/\*.*|(['"`])(?:\\.|(?!\1).)*\1/g;

/** The beginning of a message of Node.js, which examples quote. */
const QUOTED = /^.Class constructor /;

/** The English in the examples of a page: comments, and string literals of several words. */
function codeRuns({ codeBlocks }: Page): TextRun[] {
  return codeBlocks
    .filter(({ lang }) => isCodeLanguage(lang))
    .flatMap(({ code, line }) =>
      code
        .split('\n')
        .flatMap((row, index) =>
          [...row.matchAll(CODE_TEXT)]
            .filter(([text]) => text.includes(' ') && !QUOTED.test(text))
            .map(([text]) => runOf(text, line + 1 + index)),
        ),
    );
}

function findRefused(page: Page, runs: readonly TextRun[], rules: readonly WordRule[]): Problem[] {
  return runs.flatMap(({ text, lineAt }) =>
    rules.flatMap(({ pattern, instead }) =>
      [...text.matchAll(pattern)].map((match) => ({
        file: page.file,
        line: lineAt(match.index),
        message: `write ${instead.replace('$1', match[1] ?? '')} instead of ${match[0]}`,
      })),
    ),
  );
}

/** Reports Chinese text on English pages, also in code. */
export const checkHanInEnglish = forLanguage('en', ({ file, source }) =>
  source.split('\n').flatMap((line, index) => {
    const chinese = /\p{Script=Han}+/u.exec(line)?.[0];
    if (!chinese) return [];
    return [{ file, line: index + 1, message: `Chinese on an English page: ${chinese}` }];
  }),
);
