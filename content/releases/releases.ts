/** Written by `npm run fix -- releases`; relative to the project's root. */
export const RELEASES_FILE = 'docs/releases.json';

export const CHANGE_KINDS = [
  'option',
  'default',
  'flag',
  'export',
  'utility',
  'type',
  'requirement',
] as const;

export interface ReleaseChange {
  readonly change: 'added' | 'changed' | 'removed';
  readonly kind: (typeof CHANGE_KINDS)[number];
  /** `coverage.include`, `--shard`, `onTestFailed`, `rs.waitFor`, `Node.js`. */
  readonly name: string;
  /** Before and after, if it has a value: a type, a default, the spellings of a flag, a range. */
  readonly from?: string;
  readonly to?: string;
}

export interface Release {
  readonly version: string;
  /** `2026-09-18` */
  readonly date: string;
  /** Compared with the entry before; empty in the first one. */
  readonly changes: readonly ReleaseChange[];
}

/** Parses the record, oldest version first. */
export function readReleases(text: string): Release[] {
  return (JSON.parse(text) as { releases: Release[] }).releases;
}
