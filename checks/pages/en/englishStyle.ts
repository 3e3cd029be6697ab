import type { TextRun } from '../../../content/markdown/textRuns.ts';
import type { Page } from '../../../content/page.ts';
import type { Problem } from '../../../content/problem.ts';
import { forLanguage, proseRuns } from '../proseRuns.ts';
import { findBritish } from './americanSpelling.ts';
import { codeRuns } from './codeRuns.ts';

interface Refused {
  readonly pattern: RegExp;
  /** What to write instead; can refer to groups: `$1`. */
  readonly instead: string;
}

/** The words that STYLE.md refuses and that no linter knows. */
const REFUSED: readonly Refused[] = [
  {
    pattern: /\b(is|are|was|were|do|does|did|have|has|had|would|should|could) not\b/gi,
    instead: "$1n't",
  },
  { pattern: /\bcannot\b/g, instead: "can't" },
  { pattern: /\bwill not\b/gi, instead: "won't" },
  { pattern: /\b(simply|easily)\b/gi, instead: 'nothing' },
  { pattern: /\bbeside\b/gi, instead: 'next to, or in addition to' },
  { pattern: /\banew\b/gi, instead: 'again' },
  { pattern: /\bwhom\b/gi, instead: 'who, or another sentence' },
  { pattern: /\bnobody\b/gi, instead: 'no test, or you' },
  { pattern: /\bcurrently\b/gi, instead: 'a version' },
  { pattern: /\b(in silence|without a word|passed over)\b/gi, instead: 'silently' },
  { pattern: /\bsimulated (?:DOM|page)s?\b/gi, instead: 'DOM environment' },
  { pattern: /\brun configs?\b/gi, instead: 'root config' },
  { pattern: /\bon CI\b/gi, instead: 'in CI' },
  { pattern: /\bor newer\b/gi, instead: 'or later' },
  {
    pattern: /\bwe (?:checked|ran|saw|tested|took)\b/gi,
    instead: 'what was tested, in one line at the end of the page,',
  },
];

/** Messages of Rstest in headings keep their words. */
const HEADING_ID = /\{#[^}]*\}\s*$/;

/** Words that are right in some sentences, but that titles of tests and comments have used wrongly. */
const REFUSED_IN_CODE: readonly Refused[] = [
  { pattern: /\bof (?:its|their|our) own\b/gi, instead: 'its own, or separate' },
  { pattern: /\bblanks\b/gi, instead: 'spaces' },
  { pattern: /\b(?:the|an|its|no) address\b/gi, instead: 'URL or path' },
  {
    pattern: /\b(?:answers|knows|refuses|stands|forgets|watches)\b/gi,
    instead: 'what the code does',
  },
  { pattern: /(?<!\bthere )\bis no\b/gi, instead: "isn't" },
  { pattern: /\bafterwards\b/gi, instead: 'afterward' },
  { pattern: /\d %/g, instead: 'the sign without a space' },
];

/** Reports words in English prose, and in the text of examples, that STYLE.md refuses. */
export const checkEnglishStyle = forLanguage('en', (page) => {
  const examples = codeRuns(page);
  const prose = proseRuns(page).filter(({ text }) => !HEADING_ID.test(text));
  return [
    ...findRefused(page, prose, REFUSED),
    ...findRefused(page, examples, [...REFUSED, ...REFUSED_IN_CODE]),
    ...examples.flatMap(({ text, lineAt }) =>
      findBritish(text).map(({ index, word, american }) => ({
        file: page.file,
        line: lineAt(index),
        message: `write ${american} instead of ${word}`,
      })),
    ),
  ];
});

function findRefused(page: Page, runs: readonly TextRun[], refused: readonly Refused[]): Problem[] {
  return runs.flatMap(({ text, lineAt }) =>
    refused.flatMap(({ pattern, instead }) =>
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
    const found = /\p{Script=Han}+/u.exec(line)?.[0];
    if (!found) return [];
    return [{ file, line: index + 1, message: `Chinese on an English page: ${found}` }];
  }),
);
