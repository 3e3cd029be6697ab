const KEPT_SEARCHES = 20;
const ranks = new Map<string, readonly string[]>();

/** Keeps the order in which a search's hits came. */
export function rememberRanks(queryID: string, objectIDs: readonly string[]): void {
  ranks.set(queryID, objectIDs);
  for (const oldest of ranks.keys()) {
    if (ranks.size <= KEPT_SEARCHES) return;
    ranks.delete(oldest);
  }
}

/** The place of a hit in its search, the first being 1; 0 where that isn't known. */
export function rankOf(queryID: string, objectID: string): number {
  return (ranks.get(queryID)?.indexOf(objectID) ?? -1) + 1;
}
