import { wordsOf } from '../../tools/error-finder/words.ts';

/** The share of a message's words that a quote must have. */
const LEAST_SHARE = 0.75;
/** The number of words of a quote that's only a part of a message. */
const LEAST_WORDS = 4;
/** The number of words that a longer message and a quote must have in common. */
const COMMON_WORDS = 3;

/** The words of a message without those of paths, which differ between projects. */
export function quoteWords(text: string): string[] {
  return wordsOf(text.replace(/\S*[/\\]\S*/g, ' '));
}

/**
 * How much a text on a page is like a message of a package, between 0 and 1: 0 if it's neither the
 * message, with values in its holes, nor a part of it that can't be mistaken.
 */
export function likeness(quote: readonly string[], message: readonly string[]): number {
  if (quote.length === 0 || message.length === 0) return 0;
  // Most quotes of the site have nothing in common with a message; comparing the order takes long.
  if (commonWords(quote, message) < Math.min(COMMON_WORDS, message.length)) return 0;
  const common = commonLength(quote, message);
  const whole = (2 * common) / (quote.length + message.length);
  if (message.length < LEAST_WORDS) {
    return common === message.length && quote.length <= message.length + LEAST_WORDS ? whole : 0;
  }
  const isMost = common >= LEAST_SHARE * message.length && common >= 0.6 * quote.length;
  const part = isRun(quote, message) ? 1 : startLikeness(quote, message);
  return Math.max(isMost ? whole : 0, part);
}

/** Whether all words of `part` follow each other in `whole`. */
function isRun(part: readonly string[], whole: readonly string[]): boolean {
  return part.length >= LEAST_WORDS && ` ${whole.join(' ')} `.includes(` ${part.join(' ')} `);
}

/** The share of the words of `part` that are at the start of `whole`; 0 if some are missing. */
function startLikeness(part: readonly string[], whole: readonly string[]): number {
  const common = commonLength(part, whole.slice(0, part.length + 2));
  return common >= COMMON_WORDS && common > 0.8 * part.length ? common / part.length : 0;
}

function commonWords(a: readonly string[], b: readonly string[]): number {
  return a.length < b.length
    ? a.filter((word) => b.includes(word)).length
    : b.filter((word) => a.includes(word)).length;
}

/** The length of the longest common subsequence. */
function commonLength(a: readonly string[], b: readonly string[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const word of a) {
    const next = [0];
    for (const [index, other] of b.entries()) {
      const best = Math.max(row[index + 1] ?? 0, next[index] ?? 0);
      next.push(word === other ? (row[index] ?? 0) + 1 : best);
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
