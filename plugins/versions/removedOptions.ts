import type { Release } from '../../content/releases/releases.ts';
import type { RemovedOption } from '../../content/versions/siteVersions.ts';

/**
 * The options that existed in one of the releases and don't any more, oldest removal first. Of an
 * option that was removed with its parts, only the option.
 */
export function removedOptions(releases: readonly Release[]): RemovedOption[] {
  const added = new Map<string, string>();
  const removed = new Map<string, RemovedOption>();
  for (const [index, { version, changes }] of releases.entries()) {
    for (const { change, kind, name } of changes) {
      if (kind !== 'option') continue;
      if (change === 'added') {
        added.set(name, version);
        removed.delete(name);
      }
      if (change === 'removed') {
        const from = added.get(name) ?? releases[0]?.version ?? version;
        const to = releases[index - 1]?.version ?? version;
        removed.set(name, { name, from, to, removed: version });
      }
    }
  }
  return [...removed.values()].filter(
    ({ name }) => !parentsOf(name).some((one) => removed.has(one)),
  );
}

/** `coverage.thresholds` and `coverage` for `coverage.thresholds.lines`, closest first. */
export function parentsOf(option: string): string[] {
  const parts = option.split('.');
  return parts.slice(0, -1).map((_, index) => parts.slice(0, parts.length - 1 - index).join('.'));
}
