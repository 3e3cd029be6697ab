import { cleanOutput } from './cleanOutput';

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
