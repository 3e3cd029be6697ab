import { getOrMake } from './getOrMake.ts';
import { type Postings, WEIGHTS } from './postingLists.ts';
import { readPostings } from './postings.ts';
import { CALLED, type TermIndex } from './termIndex.ts';
import { isChinese } from './tokenize.ts';

/** An index that knows the terms of the files it was given so far. */
export class ShardedIndex implements TermIndex {
  readonly parts: number;
  /** Lists as they are written, until they are asked for. */
  readonly #written = new Map<string, string>();
  readonly #read = new Map<string, Postings>();

  constructor(parts: number) {
    this.parts = parts;
  }

  /** A line is a term, a tab and its list. */
  add(file: string): void {
    for (const line of file.split('\n')) {
      const tab = line.indexOf('\t');
      if (tab > 0) this.#written.set(line.slice(0, tab), line.slice(tab + 1));
    }
    // What was put together from the terms known before may lack some.
    this.#read.clear();
  }

  get(term: string): Postings {
    return getOrMake(this.#read, term, () => this.#find(term));
  }

  called(call: string): Postings {
    return this.get(CALLED + call);
  }

  *beginning(start: string): Iterable<string> {
    for (const term of this.spelled()) if (term.startsWith(start)) yield term;
  }

  *spelled(): Iterable<string> {
    for (const term of this.#written.keys()) if (!isChinese(term)) yield term;
  }

  #find(term: string): Postings {
    const written = this.#written.get(term);
    if (written !== undefined) return readPostings(written);
    if (!isChinese(term)) return [];
    return term.length === 1 ? this.#withCharacter(term) : this.#withAllPairs(term);
  }

  /** One character is not indexed: parts that have a word beginning with it are the nearest. */
  #withCharacter(character: string): Postings {
    const heaviest = new Map<number, number>();
    for (const term of this.#written.keys()) {
      if (!term.startsWith(character)) continue;
      for (const posting of this.get(term)) {
        const part = Math.floor(posting / WEIGHTS);
        heaviest.set(part, Math.max(heaviest.get(part) ?? 0, posting));
      }
    }
    return [...heaviest.values()].sort((a, b) => a - b);
  }

  /** Parts with all pairs of a longer stretch: nearly always they have the stretch. */
  #withAllPairs(stretch: string): Postings {
    const pairs = Array.from({ length: stretch.length - 1 }, (_, i) => stretch.slice(i, i + 2));
    const [first = [], ...others] = pairs.map((pair) =>
      this.#written.has(pair) ? this.get(pair) : [],
    );
    const sets = others.map(
      (postings) => new Set(postings.map((one) => Math.floor(one / WEIGHTS))),
    );
    return first.filter((posting) => sets.every((set) => set.has(Math.floor(posting / WEIGHTS))));
  }
}
