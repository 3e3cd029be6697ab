/**
 * Metadata of a page that isn't in its content. Each page's chunk contains its own record (written by
 * `plugins/pages/page-records`), so that no page loads those of others.
 */
export interface PageRecord {
  routePath: string;
  lang: string;
  version: string;
  /** The page's file, relative to the docs folder. */
  _relativePath: string;
  /** Date of the last change, such as `2026-01-02`; absent if the Git history doesn't have it. */
  lastUpdatedTime?: string;
  /** For an overview page: the pages that it lists. */
  below?: readonly PageBelow[];
}

export interface PageBelow {
  routePath: string;
  description?: string;
  headings: { id: string; text: string; depth: number }[];
}

const recordsOfFile = new Map<string, readonly PageRecord[]>();

/** Called by a page's chunk when it's loaded. A page has several records if it's also a fallback. */
export function definePageRecords(records: readonly PageRecord[]): void {
  for (const { _relativePath } of records) recordsOfFile.set(_relativePath, records);
}

/** The record of a loaded page; `isAt` chooses between the routes of one file. */
export function pageRecordOf(
  file: string,
  isAt: (routePath: string) => boolean,
): PageRecord | undefined {
  const records = recordsOfFile.get(file) ?? [];
  return records.find(({ routePath }) => isAt(routePath)) ?? records[0];
}
