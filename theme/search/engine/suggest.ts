import type { Section } from './pageRecord.ts';
import { squash } from './tokenize.ts';

/** Share of letters in common from which on one name may be meant by another. */
const ALIKE = 0.3;
const MOST = 8;
const LONGEST = 40;

/** Headings and names that look like a query that found nothing, the most alike first. */
export function suggest(query: string, sections: Iterable<Section>): string[] {
  const wanted = pairsOf(squash(query));
  const alike = new Map<string, number>();
  for (const { heading, names } of sections) {
    for (const name of [heading, ...names]) {
      if (name.length > LONGEST || alike.has(name)) continue;
      const share = likeness(wanted, pairsOf(squash(name)));
      if (share >= ALIKE) alike.set(name, share);
    }
  }
  return [...alike]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST)
    .map(([name]) => name);
}

/** Neighbouring letters; for a single one itself. */
function pairsOf(text: string): Set<string> {
  const pairs = Array.from({ length: text.length - 1 }, (_, i) => text.slice(i, i + 2));
  return new Set(text.length === 1 ? [text] : pairs);
}

/** Dice's coefficient: 1 where all are the same. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let common = 0;
  for (const pair of a) if (b.has(pair)) common += 1;
  return (2 * common) / (a.size + b.size);
}
