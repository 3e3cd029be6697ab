import { wordsOf } from '../../theme/errors/pattern.ts';

/** The share of a message's words that a quote must have. */
const LEAST_SHARE = 0.75;
/** The number of words of a quote that's only a part of a message. */
const LEAST_WORDS = 4;

/**
 * Whether a text on a page is a message of a package, with values in its holes, or a part of it that
 * can't be mistaken.
 */
export function quotesMessage(quote: readonly string[], message: readonly string[]): boolean {
  if (quote.length === 0 || message.length === 0) return false;
  const common = commonLength(quote, message);
  if (message.length < LEAST_WORDS) {
    return common === message.length && quote.length <= message.length + LEAST_WORDS;
  }
  const isMost = common >= LEAST_SHARE * message.length && common >= 0.6 * quote.length;
  return (
    isMost || (quote.length >= LEAST_WORDS && isRun(quote, message)) || isStart(quote, message)
  );
}

/** Whether nearly all words of `part` are at the start of `whole`. */
function isStart(part: readonly string[], whole: readonly string[]): boolean {
  const common = commonLength(part, whole.slice(0, part.length + 2));
  return common >= 3 && common > 0.8 * part.length;
}

/** The words of a message without those of paths, which differ between projects. */
export function quoteWords(text: string): string[] {
  return wordsOf(text.replace(/\S*[/\\]\S*/g, ' '));
}

/** Whether all words of `part` follow each other in `whole`. */
function isRun(part: readonly string[], whole: readonly string[]): boolean {
  return ` ${whole.join(' ')} `.includes(` ${part.join(' ')} `);
}

/** The length of the longest common subsequence. */
function commonLength(a: readonly string[], b: readonly string[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const word of a) {
    const next = [0];
    for (const [index, other] of b.entries()) {
      next.push(
        word === other ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0),
      );
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
