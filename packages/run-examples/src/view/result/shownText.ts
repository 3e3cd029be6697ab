/** Characters of a message, a diff, or a line of output that are shown at first. */
export const TEXT_SHOWN = 2000;
/** Lines of a diff that are shown at first, because each one is an element. */
const DIFF_LINES_SHOWN = 100;
/** Characters that can be shown at all. */
const TEXT_LIMIT = 20_000;
/** Characters of a title or a path. */
export const TITLE_SHOWN = 500;

/** A text in two parts: the part that's shown, and the part that the reader can open. */
interface SplitText {
  readonly shown: string;
  /** Empty in most cases. */
  readonly rest: string;
}

export function splitText(text: string): SplitText {
  if (text.length <= TEXT_SHOWN) return { shown: text, rest: '' };
  const end = characterEnd(text, TEXT_SHOWN);
  return { shown: text.slice(0, end), rest: cut(text.slice(end), TEXT_LIMIT) };
}

/** A diff is split between lines, unless a single line is too long. */
export function splitDiff(diff: string): SplitText {
  const trimmed = cut(diff, TEXT_LIMIT).replace(/^\n+/, '').trimEnd();
  const lines = trimmed.split('\n');
  let length = 0;
  const fits = lines.findIndex((line, index) => {
    length += line.length + 1;
    return index >= DIFF_LINES_SHOWN || length > TEXT_SHOWN;
  });
  if (fits === -1) return { shown: trimmed, rest: '' };
  if (fits === 0) return splitText(trimmed);
  return { shown: lines.slice(0, fits).join('\n'), rest: lines.slice(fits).join('\n') };
}

/** A title or a path, shortened to fit on one line. */
export function shortTitle(title: string): string {
  return cut(title, TITLE_SHOWN);
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, characterEnd(text, length))}…`;
}

/** `at`, or one less if it would split a surrogate pair. */
function characterEnd(text: string, at: number): number {
  return /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) ? at - 1 : at;
}
