import { getOrMake } from './getOrMake.ts';
import { termsOf } from './tokenize.ts';

/** Numbers of parts with a weight, `part * WEIGHTS + weight`, ascending. */
export type Postings = readonly number[];

/** A weight is 1 to 15. */
export const WEIGHTS = 16;

/** Gathers the postings of a site's terms. Parts come in ascending order. */
export class PostingLists {
  readonly lists = new Map<string, number[]>();
  /** A site repeats its words: which lists a run adds to is found out once. */
  readonly #listsOfRuns = new Map<string, readonly number[][]>();

  addRun(run: string, part: number, weight: number): void {
    for (const list of getOrMake(this.#listsOfRuns, run, this.#listsOf)) add(list, part, weight);
  }

  addTerm(term: string, part: number, weight: number): void {
    add(this.#listOf(term), part, weight);
  }

  readonly #listOf = (term: string): number[] => getOrMake(this.lists, term, () => []);
  readonly #listsOf = (run: string): number[][] => termsOf(run).map(this.#listOf);
}

/** Weights of the same part are added up. */
function add(list: number[], part: number, weight: number): void {
  const last = list.length - 1;
  const before = (list[last] ?? -1) - part * WEIGHTS;
  if (before < 0) list.push(part * WEIGHTS + weight);
  else list[last] = part * WEIGHTS + Math.min(WEIGHTS - 1, before + weight);
}
