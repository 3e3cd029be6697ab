const MAX_SEARCHES = 20;
const ranks = new Map<string, readonly string[]>();

/** Stores the order of a search's hits. */
export function rememberRanks(queryID: string, objectIDs: readonly string[]): void {
  ranks.set(queryID, objectIDs);
  for (const oldest of ranks.keys()) {
    if (ranks.size <= MAX_SEARCHES) return;
    ranks.delete(oldest);
  }
}

/** The position of a hit in its search, from 1; 0 if unknown. */
export function rankOf(queryID: string, objectID: string): number {
  return (ranks.get(queryID)?.indexOf(objectID) ?? -1) + 1;
}
