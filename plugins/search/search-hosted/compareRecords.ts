import { isDeepStrictEqual } from 'node:util';
import type { AlgoliaRecord } from './algoliaRecords.ts';

export interface RecordChanges {
  added: AlgoliaRecord[];
  changed: AlgoliaRecord[];
  /** IDs of records that no longer exist. */
  removed: string[];
  unchanged: number;
}

/** The changes after which an index contains exactly these records. */
export function compareRecords(
  wanted: readonly AlgoliaRecord[],
  present: readonly Record<string, unknown>[],
): RecordChanges {
  const byId = new Map(present.map((record) => [String(record.objectID), record]));
  const added: AlgoliaRecord[] = [];
  const changed: AlgoliaRecord[] = [];
  for (const record of wanted) {
    const before = byId.get(record.objectID);
    byId.delete(record.objectID);
    if (!before) added.push(record);
    else if (!isDeepStrictEqual(plain(before), plain(record))) changed.push(record);
  }
  const unchanged = wanted.length - added.length - changed.length;
  return { added, changed, removed: [...byId.keys()], unchanged };
}

/** A record as returned by the index. */
function plain(record: object): unknown {
  return JSON.parse(JSON.stringify(record));
}
