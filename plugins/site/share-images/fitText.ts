/** The lines of a text and the font size at which they fit. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Returns the width of a text at a font size, in pixels. */
export type Measure = (text: string, size: number) => number;

/** The box that a text has to fit into, in pixels. */
export interface TextBox {
  readonly width: number;
  readonly height: number;
  /** As a multiple of the font size. */
  readonly lineHeight: number;
  /** Font sizes, from the largest to the smallest. */
  readonly sizes: readonly number[];
}

// Characters that must not start a line, and those that must not end one.
const CLOSING = '、。，．：；！？）】」』》〉”’…—·,.:;!?)]}%';
const OPENING = '（【「『《〈“‘([{';

/**
 * Breaks a text into lines at the largest font size at which it fits. Chinese text breaks between any
 * two characters except around punctuation; words stay whole. Throws if the text doesn't fit at the
 * smallest size.
 */
export function fitText(text: string, box: TextBox, measure: Measure): FittedText {
  for (const size of box.sizes) {
    const lines = breakLines(text, (line) => measure(line, size) <= box.width);
    if (lines && lines.length * size * box.lineHeight <= box.height) return { size, lines };
  }
  const smallest = box.sizes.at(-1);
  const area = `${box.width} by ${box.height} pixels`;
  throw new Error(`"${text}" doesn't fit into ${area} at size ${smallest}: shorten it`);
}

/** Returns `undefined` if an unbreakable piece is too wide. */
function breakLines(text: string, fits: (line: string) => boolean): string[] | undefined {
  const lines: string[][] = [[]];
  for (const piece of piecesOf(text)) {
    if (!fits(piece.trimEnd())) return undefined;
    const line = lines.at(-1) ?? [];
    if (fits(lineOf([...line, piece]))) line.push(piece);
    else lines.push([piece]);
  }
  fillLastLine(lines, fits);
  return lines.map(lineOf);
}

/** Avoids a last line of one or two characters by moving a piece from the line above. */
function fillLastLine(lines: readonly string[][], fits: (line: string) => boolean): void {
  const [above, last] = lines.slice(-2);
  if (!above || !last || above.length < 2 || [...lineOf(last)].length > 2) return;
  const longer = [...above.slice(-1), ...last];
  if (fits(lineOf(longer))) last.unshift(...above.splice(-1));
}

function lineOf(pieces: readonly string[]): string {
  return pieces.join('').trimEnd();
}

/** Splits a text at all possible line breaks; each piece includes the space after it. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const character of text) {
    const last = pieces.at(-1);
    if (last !== undefined && !mayBreak(last, character)) pieces[pieces.length - 1] += character;
    else pieces.push(character);
  }
  return pieces;
}

function mayBreak(before: string, next: string): boolean {
  const last = [...before].at(-1) ?? '';
  if (/\s/.test(next) || CLOSING.includes(next) || OPENING.includes(last)) return false;
  if (/\s/.test(last)) return true;
  return isHan(last) || isHan(next) || last === '-' || last === '/';
}

function isHan(character: string): boolean {
  return /\p{Script=Han}/u.test(character) || /[\u3000-\u303f\uff00-\uffef]/.test(character);
}
