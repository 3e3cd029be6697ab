/** Numbers of words, a bit each. */
export class WordSet {
  readonly #bits: Uint8Array;

  /** `words` is how many there are in all. */
  constructor(words: number, numbers: readonly number[]) {
    this.#bits = new Uint8Array((words >> 3) + 1);
    for (const number of numbers) {
      this.#bits[number >> 3] = (this.#bits[number >> 3] ?? 0) | (1 << (number & 7));
    }
  }

  has(number: number): boolean {
    return ((this.#bits[number >> 3] ?? 0) & (1 << (number & 7))) !== 0;
  }
}
