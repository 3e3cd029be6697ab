import { LANGUAGES, type Language } from '../../content/languages.ts';
import type { Page } from '../../content/page.ts';
import type { ErrorIndex } from '../../theme/errors/errorIndex.ts';
import type { ErrorRecord } from './errorRecord.ts';
import { explainMessages } from './explainMessages.ts';
import { KNOWN_MESSAGES } from './knownMessages.ts';

export type ErrorIndexes = Readonly<Record<Language, ErrorIndex>>;

/** What the pages of each language say about the messages of the packages, and about others. */
export function errorIndexes(
  pages: readonly Page[],
  { packages, messages }: ErrorRecord,
): ErrorIndexes {
  const rstest = packages['@rstest/core'] ?? '';
  const indexes = LANGUAGES.map((language) => {
    const { entries } = explainMessages(pages, language, messages, KNOWN_MESSAGES);
    return [language, { rstest, entries }];
  });
  return Object.fromEntries(indexes);
}
