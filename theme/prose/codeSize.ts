export interface CodeSize {
  lines: number;
  /** Width of the longest line, in `ch`. */
  columns: number;
}

const ENTITY = /&[#\w]+;/g;
/** Full-width characters: Chinese, Japanese, and Korean, and their punctuation. */
const WIDE = /[\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/g;
/** Width of a full-width character in `ch`: a monospaced letter is 0.6 em wide. */
const WIDE_COLUMNS = 5 / 3;

/** The size of highlighted code, computed without a layout. */
export function codeSize(html: string): CodeSize {
  const text = html.replace(/<[^>]*>/g, '').replace(ENTITY, '_');
  const lines = text.replace(/\n$/, '').split('\n');
  const widths = lines.map((line) => {
    const wide = line.match(WIDE)?.length ?? 0;
    return line.length - wide + wide * WIDE_COLUMNS;
  });
  return { lines: lines.length, columns: Math.ceil(Math.max(...widths)) };
}
