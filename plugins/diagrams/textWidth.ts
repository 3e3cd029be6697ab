/** How a text is set; `size` in pixels. */
export interface TextStyle {
  readonly size: number;
  readonly bold?: boolean;
  readonly code?: boolean;
}

/** Widths in ems, of the widest fonts in the lists of fonts, because a reader may have any of them. */
const CODE = 0.62;
const WIDE = 1;
const OTHER = 0.64;
const BY_CHARACTER: readonly (readonly [characters: RegExp, width: number])[] = [
  [/[\s.,:;'|!ijl/()[\]]/, 0.4],
  [/[frt"-]/, 0.45],
  [/[mwMW@%→]/, WIDE],
  [/[A-Z]/, 0.75],
];
const BOLD = 1.08;

/** The width of a text in pixels: an upper limit, since the fonts of readers aren't known. */
export function textWidth(text: string, { size, bold, code }: TextStyle): number {
  let ems = 0;
  for (const character of text) ems += code ? codeWidth(character) : characterWidth(character);
  return ems * size * (bold && !code ? BOLD : 1);
}

function codeWidth(character: string): number {
  return isWide(character) ? WIDE : CODE;
}

function characterWidth(character: string): number {
  if (isWide(character)) return WIDE;
  return BY_CHARACTER.find(([characters]) => characters.test(character))?.[1] ?? OTHER;
}

/** Chinese characters and punctuation. */
function isWide(character: string): boolean {
  return /[\p{Script=Han}\u2014\u2018-\u201d\u2026\u3000-\u303f\uff00-\uffef]/u.test(character);
}
