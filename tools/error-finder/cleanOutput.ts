/** More than the output of a run with many failures; what's between its beginning and end is left out. */
const LONGEST = 200_000;
const LONGEST_END = 50_000;
/** Lines are examined up to this many characters. */
const LONGEST_LINE = 2_000;

// With and without the escape character, which some terminals don't copy. Both are bounded, so that
// no input takes more than linear time.
const ANSI =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal sequences start with one
  /\u001B\[[0-?]{0,32}[ -/]{0,8}[@-~]|\u001B\][^\u0007\u001B]{0,500}(?:\u0007|\u001B\\)|\[\d{1,3}(?:;\d{1,3}){0,8}m/g;
const STACK_FRAME = /^\s{0,80}at\s.*\d+:\d+\)?\s{0,8}$/;
const CODE_FRAME = /^\s{0,80}>?\s{0,20}\d{1,6}\s{0,8}[|│┃]/;

/** A pasted output without colors, stack frames, and code frames, of limited length. */
export function cleanOutput(pasted: string): string {
  const text =
    pasted.length > LONGEST
      ? `${pasted.slice(0, LONGEST - LONGEST_END)}\n${pasted.slice(-LONGEST_END)}`
      : pasted;
  const lines = text.replace(ANSI, '').split(/\r\n?|\n/);
  return lines.filter((line) => !isFrame(line.slice(0, LONGEST_LINE))).join('\n');
}

function isFrame(line: string): boolean {
  return STACK_FRAME.test(line) || CODE_FRAME.test(line);
}
