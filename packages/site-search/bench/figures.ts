import type { Engine } from './engine.ts';

export interface LabeledQuery {
  readonly query: string;
  /** The URLs of the pages that answer it, any of them. */
  readonly pages: readonly string[];
}

export interface Figures {
  /** The mean of 1 / rank of the first correct page among ten, 0 if there's none. */
  readonly mrr: number;
  /** Shares of queries with a correct page among the first ones, 0 to 1. */
  readonly top1: number;
  readonly top3: number;
  /** Queries without any result. */
  readonly empty: number;
  /** Of the queries' times in milliseconds, once everything is loaded. */
  readonly medianTime: number;
}

/** The rank of the first correct page; 0 if there's none among ten. */
export interface Answer extends LabeledQuery {
  readonly rank: number;
  readonly found: readonly string[];
}

const LOOKED_AT = 10;
const RUNS = 5;

export async function askQueries(
  engine: Engine,
  queries: readonly LabeledQuery[],
): Promise<{ answers: Answer[]; figures: Figures }> {
  const answers: Answer[] = [];
  const times: number[] = [];
  for (const labeled of queries) {
    const found = (await engine.search(labeled.query)).slice(0, LOOKED_AT);
    const rank = found.findIndex((url) => labeled.pages.includes(url)) + 1;
    answers.push({ ...labeled, rank, found });
    times.push(await timeOf(() => engine.search(labeled.query)));
  }
  const share = (top: number) =>
    answers.filter(({ rank }) => rank > 0 && rank <= top).length / answers.length;
  const reciprocal = answers.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0);
  return {
    answers,
    figures: {
      mrr: reciprocal / answers.length,
      top1: share(1),
      top3: share(3),
      empty: answers.filter(({ found }) => found.length === 0).length,
      medianTime: median(times),
    },
  };
}

/** The median of some runs in milliseconds. */
async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return median(times);
}

export function median(numbers: readonly number[]): number {
  const middle = numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
  if (middle === undefined) throw new Error('There is no median of no numbers.');
  return middle;
}
