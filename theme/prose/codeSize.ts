export interface CodeSize {
  lines: number;
  /** Of the longest line, in narrow characters. */
  columns: number;
}

const ENTITY = /&[#\w]+;/g;
/** As wide as high: Chinese, its punctuation, and the rest of its kind. */
const WIDE = /[\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/g;
/** How many letters of code, which are three fifths of their height wide, such a one takes. */
const WIDE_COLUMNS = 5 / 3;

/** How much room highlighted code takes, so that it need not be laid out to know it. */
export function codeSize(html: string): CodeSize {
  const text = html.replace(/<[^>]*>/g, '').replace(ENTITY, '_');
  const lines = text.replace(/\n$/, '').split('\n');
  const widths = lines.map((line) => {
    const wide = line.match(WIDE)?.length ?? 0;
    return line.length - wide + wide * WIDE_COLUMNS;
  });
  return { lines: lines.length, columns: Math.ceil(Math.max(...widths)) };
}
