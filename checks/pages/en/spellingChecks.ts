import { spellCheckDocument } from 'cspell-lib';
import { CODE_PLACEHOLDER } from '../../../content/markdown/textRuns.ts';
import type { Page } from '../../../content/page.ts';
import type { Problem } from '../../../content/problem.ts';
import { joinProse, type Prose } from '../joinProse.ts';
import { HEADING_ID, proseRuns } from '../proseRuns.ts';

/** Path of the list of correct words that aren't in the dictionaries. */
export const WORDS_FILE = 'tests/content/words.txt';

const WEB_ADDRESS = /\b(?:https?:\/\/|www\.)\S+/g;

/** The prose of the English pages, without code, URLs, and heading IDs. */
export function englishProse(pages: readonly Page[]): Prose[] {
  return pages
    .filter(({ language }) => language === 'en')
    .flatMap((page) =>
      proseRuns(page).map(({ text, lineAt }) => ({
        file: page.file,
        // Keep the length, so that indexes still map to the right line.
        text: text
          .replace(HEADING_ID, blank)
          .replace(WEB_ADDRESS, blank)
          .replaceAll(CODE_PLACEHOLDER, ' '),
        lineAt,
      })),
    );
}

function blank(match: string): string {
  return ' '.repeat(match.length);
}

/**
 * Reports words that are neither in the dictionaries of American English and software terms nor in
 * `words`. All texts are checked as one document, because the settings are loaded for each document. The
 * dictionaries are part of the package and aren't downloaded.
 */
export async function checkSpelling(
  texts: readonly Prose[],
  words: readonly string[],
): Promise<Problem[]> {
  const { text, locate } = joinProse(texts);
  const { issues, errors } = await spellCheckDocument(
    { uri: 'prose.txt', text, languageId: 'plaintext', locale: 'en-US' },
    { generateSuggestions: false, noConfigSearch: true },
    {
      language: 'en-US',
      minWordLength: 3,
      words: [...words],
      maxNumberOfProblems: Number.MAX_SAFE_INTEGER,
      maxDuplicateProblems: Number.MAX_SAFE_INTEGER,
    },
  );
  if (errors && errors.length > 0) {
    throw new Error(`spell checking failed: ${errors.map(String).join('; ')}`);
  }
  return issues.map(({ text: word, offset }) => {
    const message = `“${word}” is not a known word: fix it, or add a name or technical term to ${WORDS_FILE}`;
    return { ...locate(offset), message };
  });
}

/** Parses a list with one word per line and comments after `#`. Reports wrong order and duplicates. */
export function readWords(source: string): { words: string[]; problems: Problem[] } {
  const words: string[] = [];
  const problems: Problem[] = [];
  for (const [index, line] of source.split('\n').entries()) {
    const word = line.replace(/#.*/, '').trim();
    if (!word) continue;
    const previous = words.at(-1);
    if (previous !== undefined && previous.toLowerCase() >= word.toLowerCase()) {
      const message = `“${word}” must be before “${previous}”: keep the list sorted and free of duplicates`;
      problems.push({ file: WORDS_FILE, line: index + 1, message });
    }
    words.push(word);
  }
  return { words, problems };
}
