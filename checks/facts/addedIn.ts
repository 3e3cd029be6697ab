import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Facts } from '../../content/facts/facts.ts';
import { RELEASES_FILE, type Release, readReleases } from '../../content/releases/releases.ts';

/** The first versions that have an option or a name. */
export interface FirstVersions extends Pick<Facts, 'versions'> {
  /** `undefined` for an option that comes from Rsbuild's types. */
  readonly optionSince: (name: string) => string | undefined;
  readonly nameSince: (name: string) => string;
}

const NAME_KINDS: readonly string[] = ['export', 'utility', 'type'];

/** Finds the versions that added options and names. The oldest version has all that no other added. */
export function addedIn(releases: readonly Release[]): FirstVersions {
  const options = new Map<string, string>();
  const names = new Map<string, string>();
  for (const { version, changes } of releases) {
    for (const { change, kind, name } of changes) {
      if (change !== 'added') continue;
      if (kind === 'option') options.set(name, version);
      else if (NAME_KINDS.includes(kind)) names.set(name, version);
    }
  }
  const oldest = releases[0]?.version ?? '';
  return {
    versions: releases.map(({ version }) => version),
    optionSince: (name) => (comesWithRsbuild(name) ? undefined : (options.get(name) ?? oldest)),
    nameSince: (name) => names.get(name) ?? oldest,
  };
}

/** Calls `addedIn` with the recorded releases of the project at `root`. */
export function readAddedIn(root: string): FirstVersions {
  const file = path.join(root, RELEASES_FILE);
  return addedIn(existsSync(file) ? readReleases(readFileSync(file, 'utf8')) : []);
}

/** Groups of Rsbuild's options that Rstest's config has, too. */
const BUILD_GROUPS = ['dev', 'output', 'performance', 'resolve', 'source', 'tools'];

/** Whether a build option is nested so deeply that it comes from Rsbuild's types, not Rstest's. */
export function comesWithRsbuild(option: string): boolean {
  const [group = '', ...parts] = option.split('.');
  return BUILD_GROUPS.includes(group) && parts.length > 1;
}
