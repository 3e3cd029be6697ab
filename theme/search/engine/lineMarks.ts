import type { PieceList } from './packed/pieceList.ts';
import type { WordText } from './packed/wordText.ts';
import { type LineKind, lineKind } from './pageText.ts';

/** What a piece does to the lines of a text, beside being a part of one. */
export const MARK = {
  none: 0,
  /** Ends a field. */
  tab: 1,
  /** Ends a cell of a row. */
  cell: 2,
  /** From here on: begins a line. */
  otherLine: 3,
  part: 4,
  above: 5,
  section: 6,
  prose: 7,
  row: 8,
  code: 9,
} as const;

export const FIRST_LINE_MARK = MARK.otherLine;

const TAB = 0x09;
const LINE = 0x0a;
const BAR = 0x7c;
const CELL = ' | ';

const ROW = '|';

/** A mark for each piece. No word has one. */
export function lineMarks({ pieces, words }: Pick<WordText, 'pieces' | 'words'>): Uint8Array {
  const { starts } = pieces;
  const marks = new Uint8Array(starts.length - 1);
  for (let piece = words; piece < marks.length; piece += 1) marks[piece] = markOf(pieces, piece);
  return marks;
}

function markOf({ units, starts }: PieceList, piece: number): number {
  const start = starts[piece] ?? 0;
  const end = starts[piece + 1] ?? 0;
  if (units[start] === LINE) return lineMark(String.fromCharCode(units[start + 1] ?? 0));
  if (units[start] === TAB && end === start + 1) return MARK.tab;
  for (let i = start + 1; i < end - 1; i += 1) {
    if (units[i] === BAR && String.fromCharCode(...units.subarray(i - 1, i + 2)) === CELL) {
      return MARK.cell;
    }
  }
  return MARK.none;
}

function lineMark(first: string): number {
  const kind = lineKind(first);
  if (kind === 'text') return first === ROW ? MARK.row : MARK.prose;
  return kind ? MARK[kind] : MARK.otherLine;
}

const KINDS = new Map<number, LineKind>([
  [MARK.part, 'part'],
  [MARK.above, 'above'],
  [MARK.section, 'section'],
  [MARK.prose, 'text'],
  [MARK.row, 'text'],
  [MARK.code, 'code'],
]);

/** What line a mark begins. */
export function kindOfMark(mark: number): LineKind | undefined {
  return KINDS.get(mark);
}
