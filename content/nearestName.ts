import { closestMatch } from 'leven';

/**
 * The name that was most likely meant, ignoring case; `undefined` if none is close. A name is close if its
 * edit distance is at most 40% of the length, rounded, but between 1 and 3. Swapping two adjacent
 * characters counts as two edits.
 */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const maxDistance = Math.min(3, Math.max(1, Math.round(name.length * 0.4)));
  const byLowerCase = new Map(names.map((candidate) => [candidate.toLowerCase(), candidate]));
  const closest = closestMatch(name.toLowerCase(), [...byLowerCase.keys()], { maxDistance });
  return closest === undefined ? undefined : byLowerCase.get(closest);
}

/** The end of a message about an unknown name: `; did you mean retry?`, or empty if no name is close. */
export function didYouMean(name: string, names: readonly string[]): string {
  const near = nearestName(name, names);
  return near === undefined ? '' : `; did you mean ${near}?`;
}
