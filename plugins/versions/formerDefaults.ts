import type { Release } from '../../content/releases/releases.ts';
import type { FormerDefault } from '../../content/versions/siteVersions.ts';

/** The defaults that options had before, by option. */
export function formerDefaults(releases: readonly Release[]): Map<string, FormerDefault[]> {
  const found = new Map<string, FormerDefault[]>();
  for (const { version, changes } of releases) {
    for (const { change, kind, name, from } of changes) {
      if (kind !== 'default' || change !== 'changed' || from === undefined) continue;
      found.set(name, [...(found.get(name) ?? []), { before: version, value: from }]);
    }
  }
  return found;
}
