import { LANGUAGE_DATA } from '../../content/languageData.ts';
import type { Language } from '../../content/languages.ts';

const MOST_SENTENCES = 3;

/** The first sentences of an explanation, as many as fit. Sentences that introduce code are left out. */
export function firstSentences(text: string, language: Language): string {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  let taken = '';
  let count = 0;
  for (const { segment } of joinedSentences([...segments].map(({ segment }) => segment))) {
    if (/[:：]\s*$/.test(segment)) continue;
    if (
      count === MOST_SENTENCES ||
      (taken !== '' && taken.length + segment.length > LANGUAGE_DATA[language].shortText)
    )
      break;
    taken += segment;
    count++;
  }
  return taken.trim();
}

/** Joins what was split inside of code: `rs.fn` or a message with a period. */
function joinedSentences(parts: readonly string[]): { segment: string }[] {
  const joined: { segment: string }[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isOpen = last && (last.segment.split('`').length - 1) % 2 === 1;
    if (isOpen) last.segment += part;
    else joined.push({ segment: part });
  }
  return joined;
}
