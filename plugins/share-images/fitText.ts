/** Lines of one text in the size in which they fit. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** The width of a text in pixels at a size. */
export type Measure = (text: string, size: number) => number;

/** Where a text has to fit, in pixels. */
export interface TextRoom {
  readonly width: number;
  readonly height: number;
  /** As a multiple of the size. */
  readonly lineHeight: number;
  /** From the largest to the smallest. */
  readonly sizes: readonly number[];
}

// What must not begin a line, and what must not end one.
const CLOSING = '、。，．：；！？）】」』》〉”’…—·,.:;!?)]}%';
const OPENING = '（【「『《〈“‘([{';

/**
 * The text in the largest size in which it fits. Chinese breaks between any two characters but
 * beside punctuation; words stay whole. Throws where even the smallest size has no room.
 */
export function fitText(text: string, room: TextRoom, measure: Measure): FittedText {
  for (const size of room.sizes) {
    const lines = breakLines(text, (line) => measure(line, size) <= room.width);
    if (lines && lines.length * size * room.lineHeight <= room.height) return { size, lines };
  }
  const smallest = room.sizes.at(-1);
  const place = `${room.width} by ${room.height} pixels`;
  throw new Error(`"${text}" doesn't fit into ${place} in size ${smallest}: shorten it`);
}

/** `undefined` where one unbreakable piece is already too wide. */
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

/** A last line of one or two characters looks lost: the one above gives it a piece. */
function fillLastLine(lines: readonly string[][], fits: (line: string) => boolean): void {
  const [above, last] = lines.slice(-2);
  if (!above || !last || above.length < 2 || [...lineOf(last)].length > 2) return;
  const longer = [...above.slice(-1), ...last];
  if (fits(lineOf(longer))) last.unshift(...above.splice(-1));
}

function lineOf(pieces: readonly string[]): string {
  return pieces.join('').trimEnd();
}

/** The smallest pieces between which a line may end; each keeps the space that follows it. */
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
