import { FIRST_LINE_MARK, kindOfMark, MARK } from './lineMarks.ts';
import type { WordText } from './packed/wordText.ts';
import { type Place, placeOf } from './pageText.ts';
import { WEIGHTS } from './postingLists.ts';
import { PLACE_WEIGHTS } from './termIndex.ts';

/** Where the parts and sections of a text begin among its numbers. */
export interface SiteOutline {
  readonly parts: readonly number[];
  readonly sections: readonly number[];
  /** The part of each section, and the first section of each part. */
  readonly partOf: readonly number[];
  readonly firstSection: readonly number[];
}

/** A bit for each place, so that standing in one often counts once. */
const IN: Readonly<Record<Place, number>> = { heading: 1, above: 2, text: 4, code: 8 };
const PLACES = Object.keys(IN) as Place[];
/** What each set of places weighs. */
const SUMS = Uint8Array.from({ length: 2 ** PLACES.length }, (_, set) =>
  PLACES.reduce((sum, place) => sum + (set & IN[place] ? PLACE_WEIGHTS[place] : 0), 0),
);

/** In which parts of a text each of its words stands, and where in them. */
export class WordUses {
  readonly outline: SiteOutline;
  /** Uses of one word are a chain, the latest part first. The first use of all is none. */
  readonly #last: Uint32Array;
  readonly #before: Uint32Array;
  readonly #part: Uint16Array;
  readonly #places: Uint8Array;
  #uses = 0;

  constructor({ words, numbers }: WordText, marks: Uint8Array) {
    this.#last = new Uint32Array(words);
    this.#before = new Uint32Array(numbers.length + 1);
    this.#part = new Uint16Array(numbers.length + 1);
    this.#places = new Uint8Array(numbers.length + 1);
    const outline = { parts: [], sections: [], partOf: [], firstSection: [] } as OpenOutline;
    let line: number = MARK.none;
    let field = 0;
    let place = 0;
    for (let i = 0; i < numbers.length; i += 1) {
      const number = numbers[i] ?? 0;
      if (number < words) {
        if (place !== 0) this.#add(number, outline.parts.length - 1, place);
        continue;
      }
      const mark = marks[number] ?? 0;
      if (mark < FIRST_LINE_MARK && mark !== MARK.tab) continue;
      if (mark === MARK.tab) field += 1;
      else {
        line = mark;
        field = 0;
        addLine(outline, mark, i);
      }
      const where = placeOf(kindOfMark(line), field);
      place = where ? IN[where] : 0;
    }
    this.outline = outline;
  }

  /** Whether the word stands anywhere where it counts. */
  has(word: number): boolean {
    return (this.#last[word] ?? 0) > 0;
  }

  /** Adds what the places of a word weigh to the weights of their parts. */
  addTo(weights: Uint8Array, word: number): void {
    for (let use = this.#last[word] ?? 0; use > 0; use = this.#before[use] ?? 0) {
      const part = this.#part[use] ?? 0;
      const sum = (weights[part] ?? 0) + (SUMS[this.#places[use] ?? 0] ?? 0);
      weights[part] = Math.min(WEIGHTS - 1, sum);
    }
  }

  #add(word: number, part: number, place: number): void {
    const last = this.#last[word] ?? 0;
    if (last > 0 && this.#part[last] === part) {
      this.#places[last] = (this.#places[last] ?? 0) | place;
      return;
    }
    this.#uses += 1;
    this.#before[this.#uses] = last;
    this.#part[this.#uses] = part;
    this.#places[this.#uses] = place;
    this.#last[word] = this.#uses;
  }
}

type OpenOutline = { -readonly [Key in keyof SiteOutline]: number[] };

function addLine(outline: OpenOutline, mark: number, at: number): void {
  if (mark === MARK.part) {
    outline.firstSection.push(outline.sections.length);
    outline.parts.push(at);
  } else if (mark === MARK.section) {
    outline.partOf.push(outline.parts.length - 1);
    outline.sections.push(at);
  }
}
