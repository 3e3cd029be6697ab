/** The highlighter's classes by the letter that a run of a signature starts with. */
const CLASSES: Readonly<Record<string, string | undefined>> = {
  k: 'hl-keyword',
  s: 'hl-string',
  c: 'hl-constant',
  f: 'hl-function',
  a: 'hl-parameter',
  p: 'hl-punctuation',
};

export type RunKind = 'k' | 's' | 'c' | 'f' | 'a' | 'p' | '-';

/** Text of one color, as it's stored: `fexpect` is `expect`, a function; `-` is plain text. */
export function signatureRun(kind: RunKind, text: string): string {
  return kind + text;
}

export function readRun(run: string): { text: string; className: string | undefined } {
  return { text: run.slice(1), className: CLASSES[run.charAt(0)] };
}
