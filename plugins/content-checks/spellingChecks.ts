import type { Problem } from '../page-data/problem.ts';
import { findBritish } from './americanSpelling.ts';
import type { Page } from './page.ts';
import { proseRuns } from './proseRuns.ts';
import { findUnknownWords, type Prose } from './spelling.ts';
import { CODE_MARK } from './textRuns.ts';

/** Where a word goes that is right and unknown. */
export const WORDS_FILE = 'tests/content/words.txt';

const HEADING_ID = /\\?\{#[^}]*\}/g;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/g;

/** The prose of the English pages: no code, no addresses, no heading ids. */
export function englishProse(pages: readonly Page[]): Prose[] {
  return pages
    .filter(({ language }) => language === 'en')
    .flatMap((page) =>
      proseRuns(page).map(({ text, lineAt }) => ({
        file: page.file,
        // As long as before, so that an index still finds its line.
        text: text.replace(HEADING_ID, blank).replace(ADDRESS, blank).replaceAll(CODE_MARK, ' '),
        lineAt,
      })),
    );
}

function blank(match: string): string {
  return ' '.repeat(match.length);
}

/** British spellings, and words that are in no dictionary. */
export async function checkSpelling(
  texts: readonly Prose[],
  words: readonly string[],
): Promise<Problem[]> {
  const unknown = await findUnknownWords(texts, words);
  return [
    ...texts.flatMap(({ file, text, lineAt }) =>
      findBritish(text).map(({ index, word, american }) => {
        const message = `“${word}” is British: write “${american}”`;
        return { file, line: lineAt(index), message };
      }),
    ),
    ...unknown.map(({ file, line, word }) => {
      const message = `“${word}” is no known word: mend it, or add a name or field term to ${WORDS_FILE}`;
      return { file, line, message };
    }),
  ];
}

/** One word a line; what follows # is a comment. The list is sorted, and each word in it once. */
export function readWords(
  source: string,
  file = WORDS_FILE,
): { words: string[]; problems: Problem[] } {
  const words: string[] = [];
  const problems: Problem[] = [];
  for (const [index, line] of source.split('\n').entries()) {
    const word = line.replace(/#.*/, '').trim();
    if (!word) continue;
    const last = words.at(-1);
    if (last !== undefined && last.toLowerCase() >= word.toLowerCase()) {
      const message = `“${word}” must stand before “${last}”: the list is sorted and has each word once`;
      problems.push({ file, line: index + 1, message });
    }
    words.push(word);
  }
  return { words, problems };
}
