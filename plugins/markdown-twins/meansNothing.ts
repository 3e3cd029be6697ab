/** What Markdown gives a meaning anywhere in a text, or where it touches what stands beside it. */
const MARKS = /[*_`~<>[\]&\\|@\t\r]|w\.|:\/\/|[!#]$|^\(|^\s|\s$| \n|\n /i;
/** What it gives one at the beginning of a line. */
const OPENERS = /^(?:[#+=:-]|\d+[.)])/m;

/**
 * Pure: whether a text is read as it stands, wherever it does; most are. Nothing is escaped in such
 * a text, so that the stringifier need not look for each of its sixty patterns.
 */
export function meansNothing(text: string): boolean {
  return !MARKS.test(text) && !OPENERS.test(text);
}
