import type { ReleaseChange } from '../../content/releases/releases.ts';

export type FactKind = ReleaseChange['kind'];

/** Facts of a kind by name. The value is undefined if only the existence is known. */
export type FactsByKind = ReadonlyMap<string, string | undefined>;

/** What a version's package proves. A kind that couldn't be read is missing. */
export interface VersionFacts {
  readonly version: string;
  readonly facts: Readonly<Partial<Record<FactKind, FactsByKind>>>;
  /** Options whose nested options aren't known, because their type can't be resolved. */
  readonly opaque: ReadonlySet<string>;
}
