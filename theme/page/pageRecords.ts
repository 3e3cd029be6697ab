/**
 * What a page needs to know and its text doesn't say. Each page's chunk brings its own record along
 * (`plugins/page-records` writes it), so that no page loads those of the others.
 */
export interface PageRecord {
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

const records = new Map<string, PageRecord>();
const NOTHING: PageRecord = {};

/** Called by the chunk of the page, once it is loaded. */
export function definePageRecord(routePath: string, record: PageRecord): void {
  records.set(routePath, record);
}

export function pageRecordOf(routePath: string): PageRecord {
  return records.get(routePath) ?? NOTHING;
}
