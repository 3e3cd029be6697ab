/**
 * Where the suffixes of a text begin, in their order. They are sorted by their first number, then
 * by twice as many, and again, until no two are alike: the order of both halves is known by then.
 */
export function sortSuffixes(text: Uint16Array): Uint32Array {
  let ranks: Uint32Array = Uint32Array.from(text, (number) => number + 1);
  let order: Uint32Array = sortByRank(Uint32Array.from(text.keys()), ranks);
  for (let sorted = 1; !areAllDifferent(order, ranks); sorted *= 2) {
    order = sortByRank(bySecondHalf(order, sorted), ranks);
    ranks = rankHalves(order, ranks, sorted);
  }
  return order;
}

function areAllDifferent(order: Uint32Array, ranks: Uint32Array): boolean {
  return order.every((start, i) => i === 0 || ranks[start] !== ranks[order[i - 1] ?? 0]);
}

/** Those too short for a second half are first; the others follow as their second halves do. */
function bySecondHalf(order: Uint32Array, half: number): Uint32Array {
  const sorted = new Uint32Array(order.length);
  let i = 0;
  for (let start = Math.max(0, order.length - half); start < order.length; start += 1) {
    sorted[i++] = start;
  }
  for (const start of order) if (start >= half) sorted[i++] = start - half;
  return sorted;
}

/** Ranks from 1 on, the same for those whose halves are both ranked alike. */
function rankHalves(order: Uint32Array, ranks: Uint32Array, half: number): Uint32Array {
  const next = new Uint32Array(order.length);
  let rank = 0;
  order.forEach((start, i) => {
    const before = order[i - 1] ?? -1;
    const isAlike =
      ranks[start] === ranks[before] && (ranks[start + half] ?? 0) === (ranks[before + half] ?? 0);
    if (!isAlike) rank += 1;
    next[start] = rank;
  });
  return next;
}

/** A counting sort: those ranked alike stay as they stand. */
function sortByRank(starts: Uint32Array, ranks: Uint32Array): Uint32Array {
  const places = new Uint32Array(ranks.reduce((most, rank) => Math.max(most, rank), 0) + 2);
  for (const rank of ranks) places[rank + 1] = (places[rank + 1] ?? 0) + 1;
  for (let i = 1; i < places.length; i += 1) places[i] = (places[i] ?? 0) + (places[i - 1] ?? 0);
  const sorted = new Uint32Array(starts.length);
  for (const start of starts) {
    const rank = ranks[start] ?? 0;
    const place = places[rank] ?? 0;
    sorted[place] = start;
    places[rank] = place + 1;
  }
  return sorted;
}
