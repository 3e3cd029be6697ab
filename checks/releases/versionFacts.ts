import type { Change } from '../../content/releases/releases.ts';

export type Kind = Change['kind'];

/** Facts of a kind by name. The value is undefined if only the existence is known. */
export type Facts = ReadonlyMap<string, string | undefined>;

/** What a version's package proves. A kind that couldn't be read is missing. */
export interface VersionFacts {
  readonly version: string;
  readonly facts: Readonly<Partial<Record<Kind, Facts>>>;
  /** Options whose nested options aren't known, because their type can't be resolved. */
  readonly opaque: ReadonlySet<string>;
}
