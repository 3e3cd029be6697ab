import { FIRST_LINE_MARK, MARK } from './lineMarks.ts';
import type { WordText } from './packed/wordText.ts';
import { PLACE, withOneInProse, withOneInRows } from './termUse.ts';
import type { WordSet } from './wordSet.ts';

/**
 * How the prose, rows and code of a section use a term that these words have: what `spelledUses`
 * tells, counted in numbers. The section begins at `start`, and ends where another one or another
 * part does.
 */
export function numberedUses(
  { words, numbers }: WordText,
  marks: Uint8Array,
  start: number,
  having: WordSet,
): number {
  const uses = new UsesOfLines();
  for (let i = start + 1; i < numbers.length; i += 1) {
    const number = numbers[i] ?? 0;
    if (number < words) {
      if (having.has(number)) uses.add();
      continue;
    }
    const mark = marks[number] ?? 0;
    if (mark === MARK.section || mark === MARK.part) break;
    if (mark === MARK.cell) uses.endCell();
    else if (mark >= FIRST_LINE_MARK) uses.beginLine(mark);
  }
  return uses.use;
}

/** What is found in lines one after the other. */
class UsesOfLines {
  use = 0;
  #line: number = MARK.section;
  #cells = 0;
  /** `PLACE.key` once something is found in a row's first cell, which may be all of the row. */
  #key = 0;

  beginLine(mark: number): void {
    this.#line = mark;
    this.#cells = 0;
    this.#key = 0;
  }

  endCell(): void {
    if (this.#line === MARK.row && this.#cells === 0) this.use |= this.#key;
    this.#cells += 1;
  }

  add(): void {
    this.use = withOneIn(this.#line, this.use);
    if (this.#cells === 0) this.#key = PLACE.key;
  }
}

function withOneIn(line: number, use: number): number {
  if (line === MARK.prose) return withOneInProse(use);
  if (line === MARK.row) return withOneInRows(use);
  return line === MARK.code ? use | PLACE.code : use;
}
