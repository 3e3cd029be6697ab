import type { Section } from '../page.ts';
import { pairsOf } from '../query/words.ts';
import { normalizeName } from '../text/characters.ts';

/** The least similarity of a suggestion to the query, from 0 to 1. */
const MIN_SIMILARITY = 0.3;
/** More than are shown, because some may have no hits. */
const MAX_SUGGESTIONS = 8;
const MAX_LENGTH = 40;

/** Headings and names that look like a query without hits, the most similar first. */
export function suggest(query: string, sections: Iterable<Section>): string[] {
  const queryPairs = new Set(pairsOf(normalizeName(query)));
  const similarities = new Map<string, number>();
  for (const { heading, names } of sections) {
    for (const name of [heading, ...names]) {
      if (name.length > MAX_LENGTH || similarities.has(name)) continue;
      const similarity = diceCoefficient(queryPairs, new Set(pairsOf(normalizeName(name))));
      if (similarity >= MIN_SIMILARITY) similarities.set(name, similarity);
    }
  }
  return [...similarities]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_SUGGESTIONS)
    .map(([name]) => name);
}

/** 0 if the sets have nothing in common, 1 if they're equal. */
function diceCoefficient(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let common = 0;
  for (const pair of a) if (b.has(pair)) common += 1;
  return (2 * common) / (a.size + b.size);
}
