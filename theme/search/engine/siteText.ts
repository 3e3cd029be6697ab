import { FIRST_LINE_MARK } from './lineMarks.ts';
import { plainText, type WordText } from './packed/wordText.ts';
import type { PagePart, Section } from './pageRecord.ts';
import { readParts } from './pageText.ts';
import type { SiteOutline } from './wordUses.ts';

/** The text of a whole site. What of it is never asked for stays in numbers. */
export class SiteText {
  readonly #words: WordText;
  readonly #marks: Uint8Array;
  readonly #outline: SiteOutline;
  #all: string | undefined;

  constructor(words: WordText, marks: Uint8Array, outline: SiteOutline) {
    this.#words = words;
    this.#marks = marks;
    this.#outline = outline;
  }

  part(number: number): PagePart | undefined {
    const { parts } = this.#outline;
    const text = this.#textOf(this.#words.numbers.subarray(parts[number], parts[number + 1]));
    return readParts(text)[0];
  }

  /** The sections of all parts. */
  sections(): Section[] {
    return readParts(this.all()).flatMap(({ sections }) => sections);
  }

  /** The lines that begin sections: level and anchor, heading and names, between tabs. */
  sectionLines(): string[] {
    const { numbers } = this.#words;
    const gathered = new Uint16Array(numbers.length);
    let length = 0;
    for (const start of this.#outline.sections) {
      let at = start;
      do gathered[length++] = numbers[at++] ?? 0;
      while (at < numbers.length && (this.#marks[numbers[at] ?? 0] ?? 0) < FIRST_LINE_MARK);
    }
    return this.#textOf(gathered.subarray(0, length)).split('\n').slice(1);
  }

  /** Every line begins with its end of line. */
  all(): string {
    this.#all ??= this.#textOf(this.#words.numbers);
    return this.#all;
  }

  #textOf(numbers: Uint16Array): string {
    return plainText({ ...this.#words, numbers });
  }
}
