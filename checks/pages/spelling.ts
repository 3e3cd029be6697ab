import { spellCheckDocument } from 'cspell-lib';

/** A text with its location. */
export interface Prose {
  readonly file: string;
  readonly text: string;
  readonly lineAt: (index: number) => number;
}

export interface UnknownWord {
  readonly file: string;
  readonly line: number;
  readonly word: string;
}

/**
 * The words that are neither in the dictionaries of American English and software terms nor in
 * `known`. All texts are checked as one document, because the settings are loaded for each document.
 * The dictionaries are part of the package and aren't downloaded.
 */
export async function findUnknownWords(
  texts: readonly Prose[],
  known: readonly string[],
): Promise<UnknownWord[]> {
  const starts: number[] = [];
  let text = '';
  for (const prose of texts) {
    starts.push(text.length);
    text += `${prose.text}\n\n`;
  }
  const { issues, errors } = await spellCheckDocument(
    { uri: 'prose.txt', text, languageId: 'plaintext', locale: 'en-US' },
    { generateSuggestions: false, noConfigSearch: true },
    {
      language: 'en-US',
      words: [...known],
      maxNumberOfProblems: Number.MAX_SAFE_INTEGER,
      maxDuplicateProblems: Number.MAX_SAFE_INTEGER,
    },
  );
  if (errors && errors.length > 0) {
    throw new Error(`spell checking failed: ${errors.map(String).join('; ')}`);
  }
  return issues.flatMap(({ text: word, offset }) => {
    const index = starts.findLastIndex((start) => start <= offset);
    const prose = texts[index];
    if (!prose) return [];
    return [{ file: prose.file, line: prose.lineAt(offset - (starts[index] ?? 0)), word }];
  });
}
