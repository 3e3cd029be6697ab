import { getOrMake } from './getOrMake.ts';
import { matchRuns, termsOf } from './tokenize.ts';

/** Numbers of parts with a weight, `part * WEIGHTS + weight`, ascending. */
export type Postings = readonly number[];

/** A weight is 1 to 15. */
export const WEIGHTS = 16;

/**
 * Gathers the postings of a site's terms. Parts come in ascending order. A site repeats its words:
 * what is counted is runs, and which terms they have is found out once for each.
 */
export class PostingLists {
  readonly #runs = new Map<string, number[]>();
  readonly #terms = new Map<string, number[]>();
  /** What stands in the lines counts once, however often it does. */
  addLines(lines: readonly string[], part: number, weight: number): void {
    for (const run of new Set(lines.flatMap((line) => matchRuns(line)))) {
      addPosting(getOrMake(this.#runs, run, newList), part, weight);
    }
  }

  addTerm(term: string, part: number, weight: number): void {
    addPosting(getOrMake(this.#terms, term, newList), part, weight);
  }

  /** For each term the lists that make up its postings: see `joinPostings`. */
  listsOfTerms(): Map<string, Postings[]> {
    const terms = new Map<string, Postings[]>();
    for (const [run, postings] of this.#runs) {
      for (const term of termsOf(run)) getOrMake(terms, term, newLists).push(postings);
    }
    for (const [term, postings] of this.#terms) getOrMake(terms, term, newLists).push(postings);
    return terms;
  }
}

const newList = (): number[] => [];
const newLists = (): Postings[] => [];

/** Weights of the same part are added up. */
export function addPosting(list: number[], part: number, weight: number): void {
  const last = list.length - 1;
  const before = (list[last] ?? -1) - part * WEIGHTS;
  if (before < 0) list.push(part * WEIGHTS + weight);
  else list[last] = part * WEIGHTS + Math.min(WEIGHTS - 1, before + weight);
}

/** The list of all parts that weigh anything. */
export function postingsOf(weights: Uint8Array): Postings {
  const postings: number[] = [];
  weights.forEach((weight, part) => {
    if (weight > 0) postings.push(part * WEIGHTS + weight);
  });
  return postings;
}

/** One list of several. Weights of the same part are added up. */
export function joinPostings(lists: readonly Postings[]): Postings {
  if (lists.length <= 1) return lists[0] ?? [];
  const weights = new Map<number, number>();
  for (const list of lists) {
    for (const posting of list) {
      const part = Math.floor(posting / WEIGHTS);
      const weight = (weights.get(part) ?? 0) + (posting % WEIGHTS);
      weights.set(part, Math.min(WEIGHTS - 1, weight));
    }
  }
  return Array.from(weights, ([part, weight]) => part * WEIGHTS + weight).sort((a, b) => a - b);
}
