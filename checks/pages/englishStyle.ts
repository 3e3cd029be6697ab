import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { proseRuns } from './proseRuns.ts';

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
];

/** Messages of Rstest in headings keep their words. */
const HEADING_ID = /\{#[^}]*\}\s*$/;

/** Reports words in English prose that STYLE.md refuses. */
export function checkEnglishStyle(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) => {
    if (page.language !== 'en') return [];
    return proseRuns(page).flatMap(({ text, lineAt }) => {
      if (HEADING_ID.test(text)) return [];
      return REFUSED.flatMap(({ pattern, instead }) =>
        [...text.matchAll(pattern)].map((match) => ({
          file: page.file,
          line: lineAt(match.index),
          message: `write ${instead.replace('$1', match[1] ?? '')} instead of ${match[0]}`,
        })),
      );
    });
  });
}
