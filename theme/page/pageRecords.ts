/**
 * What a page needs to know and its text doesn't say. Each page's chunk brings its own record along
 * (`plugins/page-records` writes it), so that no page loads those of the others.
 */
export interface PageRecord {
  routePath: string;
  lang: string;
  version: string;
  /** The page's file, below the folder of pages. */
  _relativePath: string;
  /** Day of the last change, such as `2026-01-02`; absent where the history doesn't tell. */
  lastUpdatedTime?: string;
  /** Of an overview: the pages below it. */
  below?: readonly PageBelow[];
}

export interface PageBelow {
  routePath: string;
  description?: string;
  headings: { id: string; text: string; depth: number }[];
}

const recordsOfFile = new Map<string, readonly PageRecord[]>();

/** Called by the chunk of a page, once it is loaded; a page may stand in for its translation too. */
export function definePageRecords(records: readonly PageRecord[]): void {
  for (const { _relativePath } of records) recordsOfFile.set(_relativePath, records);
}

/** The record of a loaded page; `isAt` decides between the addresses of one file. */
export function pageRecordOf(
  file: string,
  isAt: (routePath: string) => boolean,
): PageRecord | undefined {
  const records = recordsOfFile.get(file) ?? [];
  return records.find(({ routePath }) => isAt(routePath)) ?? records[0];
}
