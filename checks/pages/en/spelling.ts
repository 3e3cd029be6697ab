import { spellCheckDocument } from 'cspell-lib';
import { joinProse, type Prose } from '../joinProse.ts';

/**
 * The words that are neither in the dictionaries of American English and software terms nor in
 * `known`. All texts are checked as one document, because the settings are loaded for each document.
 * The dictionaries are part of the package and aren't downloaded.
 */
export async function findUnknownWords(
  texts: readonly Prose[],
  known: readonly string[],
): Promise<{ file: string; line: number; word: string }[]> {
  const { text, locate } = joinProse(texts);
  const { issues, errors } = await spellCheckDocument(
    { uri: 'prose.txt', text, languageId: 'plaintext', locale: 'en-US' },
    { generateSuggestions: false, noConfigSearch: true },
    {
      language: 'en-US',
      minWordLength: 3,
      words: [...known],
      maxNumberOfProblems: Number.MAX_SAFE_INTEGER,
      maxDuplicateProblems: Number.MAX_SAFE_INTEGER,
    },
  );
  if (errors && errors.length > 0) {
    throw new Error(`spell checking failed: ${errors.map(String).join('; ')}`);
  }
  return issues.map(({ text: word, offset }) => ({ ...locate(offset), word }));
}
