/** Path of the record, relative to the project's root. `npm run fix -- releases` writes it. */
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
  /** The values before and after, if there are any: types, defaults, spellings of a flag, ranges. */
  readonly from?: string;
  readonly to?: string;
}

export interface Release {
  readonly version: string;
  /** `2026-09-18` */
  readonly date: string;
  /** The changes from the release before; empty in the oldest one. */
  readonly changes: readonly ReleaseChange[];
}

/** Parses the record, oldest version first. */
export function readReleases(text: string): Release[] {
  return (JSON.parse(text) as { releases: Release[] }).releases;
}
