/** What one version has, by name. */
export interface VersionNames {
  readonly version: string;
  readonly names: ReadonlySet<string>;
  /** Names whose parts can't be told, for their type is not known in this version. */
  readonly opaque: ReadonlySet<string>;
}

/**
 * Pure: for each name of the newest version, the first from which on it is there without a gap.
 * Left out is a name of which an older version can't tell whether it had it. Oldest first.
 */
export function firstVersions(versions: readonly VersionNames[]): Record<string, string> {
  const newest = versions.at(-1);
  const entries = [...(newest?.names ?? [])].sort().flatMap((name): [string, string][] => {
    let first = newest;
    for (const older of versions.toReversed()) {
      if (older.names.has(name)) first = older;
      else if (isOpaque(name, older)) return [];
      else break;
    }
    return first ? [[name, first.version]] : [];
  });
  return Object.fromEntries(entries);
}

function isOpaque(name: string, { opaque }: VersionNames): boolean {
  const parts = name.split('.');
  return parts.some((_, index) => opaque.has(parts.slice(0, index).join('.')));
}
