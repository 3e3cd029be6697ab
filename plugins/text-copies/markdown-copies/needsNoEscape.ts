/** Characters with a special meaning anywhere in text, or next to adjacent nodes. */
const SPECIAL = /[*_`~<>[\]&\\|@\t\r]|w\.|:\/\/|[!#]$|^\(|^\s|\s$| \n|\n /i;
/** Characters with a special meaning at the start of a line. */
const OPENERS = /^(?:[#+=:-]|\d+[.)])/m;

/**
 * Whether a text needs no escaping in any position, as most don't. The stringifier then doesn't have
 * to test each of its sixty patterns.
 */
export function needsNoEscape(text: string): boolean {
  return !SPECIAL.test(text) && !OPENERS.test(text);
}
