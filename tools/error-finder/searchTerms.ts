import { feedbackUrl } from '../../theme/settings/project';
import type { ErrorsText } from './errorsText';
import { cleanOutput } from './words';

/** More words don't fit on a button. */
const LONGEST = 64;
const MOST_WORDS = 6;
const MARK = /(?:\b\w*Error\b|\berror\b|\bcannot\b|\bfailed\b|\binvalid\b)/i;
/** Words that most messages have. */
const COMMON = new Set(
  'a an and are at by can error for from has in is it not of on or that the this to was with you your'.split(
    ' ',
  ),
);

/** The words of an output that say most about its error, for a search. Empty if there are none. */
export function searchTerms(pasted: string): string {
  const lines = cleanOutput(pasted)
    .split('\n')
    .map((line) => line.trim().slice(0, 500))
    .filter((line) => /[\p{L}]{3}/u.test(line));
  const line = lines.find((one) => MARK.test(one)) ?? lines[0] ?? '';
  const words = line
    // Paths, URLs, and numbers belong to the project, not to the message.
    .replace(/\S{0,200}[/\\]\S{0,200}/g, ' ')
    .split(/[^\p{L}\p{N}_.$-]+/u)
    .map((word) => word.replace(/^[.-]+|[.-]+$/g, ''))
    .filter(
      (word) => /\p{L}{2}/u.test(word) && !COMMON.has(word.toLowerCase()) && word.length < 40,
    );
  let query = '';
  for (const word of [...new Set(words)].slice(0, MOST_WORDS)) {
    const longer = query === '' ? word : `${query} ${word}`;
    if (longer.length <= LONGEST) query = longer;
  }
  return query;
}

/** Longer URLs are refused by GitHub. */
const LONGEST_REPORT = 1_500;

/** The form for an issue about a message that no page explains, with the beginning of the output. */
export function reportUrl(pasted: string, words: string, text: ErrorsText): string {
  const output = cleanOutput(pasted).trim().slice(0, LONGEST_REPORT).replaceAll('```', "'''");
  return feedbackUrl(text.issueTitle(words), ['```text', output, '```']);
}
