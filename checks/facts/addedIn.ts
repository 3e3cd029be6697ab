import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Facts } from '../../content/facts/facts.ts';
import { RELEASES_FILE, type Release, readReleases } from '../../content/releases/releases.ts';

/** The versions since which options and names exist, by path or name. */
export interface FirstVersions extends Pick<Facts, 'versions'> {
  readonly optionSince: (path: string) => string | undefined;
  readonly nameSince: (name: string) => string;
}

const NAMES: readonly string[] = ['export', 'utility', 'type'];

/** When the releases added what the newest one has; what none added, the oldest one has. */
export function addedIn(releases: readonly Release[]): FirstVersions {
  const options = new Map<string, string>();
  const names = new Map<string, string>();
  for (const { version, changes } of releases) {
    for (const { change, kind, name } of changes) {
      if (change !== 'added') continue;
      if (kind === 'option') options.set(name, version);
      else if (NAMES.includes(kind)) names.set(name, version);
    }
  }
  const oldest = releases[0]?.version ?? '';
  return {
    versions: releases.map(({ version }) => version),
    optionSince: (path) => (comesWithRsbuild(path) ? undefined : (options.get(path) ?? oldest)),
    nameSince: (name) => names.get(name) ?? oldest,
  };
}

/** The same from the record of the project at `root`. */
export function readAddedIn(root: string): FirstVersions {
  const file = path.join(root, RELEASES_FILE);
  return addedIn(existsSync(file) ? readReleases(readFileSync(file, 'utf8')) : []);
}

const BUILD_GROUPS: readonly string[] = [
  'dev',
  'output',
  'performance',
  'resolve',
  'source',
  'tools',
];

/** Whether a build option is nested so deeply that it comes from Rsbuild's types, not Rstest's. */
export function comesWithRsbuild(path: string): boolean {
  const [group = '', ...parts] = path.split('.');
  return BUILD_GROUPS.includes(group) && parts.length > 1;
}
