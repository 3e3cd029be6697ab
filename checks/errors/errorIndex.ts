import type { Language } from '../../content/languages.ts';
import type { ErrorIndex } from '../../tools/error-finder/errorIndex.ts';
import type { ErrorRecord } from './errorRecord.ts';
import { explainMessages } from './explainMessages.ts';
import { KNOWN_MESSAGES } from './knownMessages.ts';
import type { QuotingPage } from './readQuotes.ts';

/** What the pages of a language say about the messages of the packages, and about others. */
export function errorIndex(
  pages: readonly QuotingPage[],
  language: Language,
  { packages, messages }: ErrorRecord,
): ErrorIndex {
  const { entries } = explainMessages(pages, language, messages, KNOWN_MESSAGES);
  return { rstest: packages['@rstest/core'] ?? '', entries };
}
