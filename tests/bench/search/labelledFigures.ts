import type { SearchHit } from '../../../theme/search/searchHit.ts';
import { type Ask, routeOf } from './askSite.ts';
import type { LabelledQuery, LabelledSet } from './labelled/labelledQuery.ts';

export interface LabelledFigures {
  readonly queries: number;
  /** Mean of 1 / rank of the first right hit among ten, 0 where there is none. */
  readonly mrr: number;
  /** Shares of queries, 0 to 1. */
  readonly top1: number;
  readonly top3: number;
  readonly top5: number;
}

export interface Miss {
  readonly query: string;
  /** 0 where no right hit is among ten. */
  readonly rank: number;
  readonly first: string;
}

const LOOKED_AT = 10;

export async function labelledFigures(
  set: LabelledSet,
  prefix: string,
  ask: Ask,
): Promise<{ groups: Map<string, LabelledFigures>; all: LabelledFigures; misses: Miss[] }> {
  const groups = new Map<string, LabelledFigures>();
  const ranks: number[] = [];
  const misses: Miss[] = [];
  for (const [group, queries] of Object.entries(set)) {
    const ofGroup: number[] = [];
    for (const labelled of queries) {
      const hits = await ask(labelled[0]);
      const rank = rankOf(hits, labelled, prefix);
      ofGroup.push(rank);
      if (rank !== 1) misses.push({ query: labelled[0], rank, first: hits[0]?.url ?? 'nothing' });
    }
    groups.set(group, figuresOf(ofGroup));
    ranks.push(...ofGroup);
  }
  return { groups, all: figuresOf(ranks), misses };
}

function rankOf(hits: readonly SearchHit[], labelled: LabelledQuery, prefix: string): number {
  const [, ...answers] = labelled;
  const wanted = answers.map((answer) => prefix + answer);
  const isRight = (hit: SearchHit) => wanted.includes(hit.url) || wanted.includes(routeOf(hit));
  return hits.slice(0, LOOKED_AT).findIndex(isRight) + 1;
}

function figuresOf(ranks: readonly number[]): LabelledFigures {
  const share = (top: number) =>
    ranks.filter((rank) => rank > 0 && rank <= top).length / ranks.length;
  const reciprocal = ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0);
  return {
    queries: ranks.length,
    mrr: reciprocal / ranks.length,
    top1: share(1),
    top3: share(3),
    top5: share(5),
  };
}
