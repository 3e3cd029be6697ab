/** The names that exist in one version. */
export interface VersionNames {
  readonly version: string;
  readonly names: ReadonlySet<string>;
  /** Names whose members aren't known because their type can't be resolved in this version. */
  readonly opaque: ReadonlySet<string>;
}

/**
 * For each name of the newest version, the version since which it exists without a gap. Leaves out
 * names that an older version might or might not have. `versions` are sorted oldest first.
 */
export function firstVersions(versions: readonly VersionNames[]): Record<string, string> {
  const newest = versions.at(-1);
  const entries = [...(newest?.names ?? [])].sort().flatMap((name): [string, string][] => {
    let first = newest;
    for (const older of versions.toReversed()) {
      if (older.names.has(name)) first = older;
      else if (isOpaque(name, older.opaque)) return [];
      else break;
    }
    return first ? [[name, first.version]] : [];
  });
  return Object.fromEntries(entries);
}

/** Whether a name may be a member of one of `opaque`. */
export function isOpaque(name: string, opaque: ReadonlySet<string>): boolean {
  const parts = name.split('.');
  return parts.some((_, index) => opaque.has(parts.slice(0, index).join('.')));
}
