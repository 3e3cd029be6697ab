import type { SearchHit } from 'site-search';
import type { LabeledQuery } from './queries.ts';

/** The hits of a query, best first. */
type Ask = (query: string) => Promise<readonly SearchHit[]>;

interface QueryFigures {
  readonly queries: number;
  /** MRR@10: the mean of 1 / rank of the first correct hit, 0 if there's none. */
  readonly mrr: number;
  /** Shares of queries, 0 to 1. */
  readonly top1: number;
  readonly top3: number;
  /** Queries without any hit. */
  readonly empty: number;
}

export interface Answer extends LabeledQuery {
  /** The rank of the first correct hit; 0 if there's none among the first ten. */
  readonly rank: number;
  /** The URL of the first hit; empty if there's none. */
  readonly first: string;
}

const MAX_RANK = 10;

/** Asks all queries. `prefix` begins the paths of the language, such as `/zh`. */
export async function askQueries(
  queries: readonly LabeledQuery[],
  prefix: string,
  ask: Ask,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const query of queries) {
    const hits = await ask(query.query);
    answers.push({ ...query, rank: rankOf(hits, query, prefix), first: hits[0]?.url ?? '' });
  }
  return answers;
}

function rankOf(hits: readonly SearchHit[], { pages }: LabeledQuery, prefix: string): number {
  const correct = new Set(pages.map((page) => prefix + page));
  const isCorrect = (hit: SearchHit) =>
    correct.has((hit.url.split('#')[0] ?? '').replace(/(?<=.)\/$/, ''));
  return hits.slice(0, MAX_RANK).findIndex(isCorrect) + 1;
}

export function figuresOf(answers: readonly Answer[]): QueryFigures {
  const share = (top: number) =>
    answers.filter(({ rank }) => rank > 0 && rank <= top).length / answers.length;
  const reciprocal = answers.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0);
  return {
    queries: answers.length,
    mrr: reciprocal / answers.length,
    top1: share(1),
    top3: share(3),
    empty: answers.filter(({ first }) => first === '').length,
  };
}

/** The answers of each class, in the order of their first queries. */
export function byClass(answers: readonly Answer[]): Map<string, Answer[]> {
  const classes = new Map<string, Answer[]>();
  for (const answer of answers) {
    classes.set(answer.class, [...(classes.get(answer.class) ?? []), answer]);
  }
  return classes;
}

/** The worst answers: first those without any hit, then those whose first correct hit comes latest. */
export function worstAnswers(answers: readonly Answer[], count: number): Answer[] {
  const badness = ({ rank, first }: Answer) => (first === '' ? MAX_RANK + 2 : rank || MAX_RANK + 1);
  return answers
    .filter(({ rank }) => rank !== 1)
    .sort((a, b) => badness(b) - badness(a))
    .slice(0, count);
}
