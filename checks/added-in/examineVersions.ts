import path from 'node:path';
import { readOptionPaths } from '../facts/configTypes.ts';
import type { AddedInVersions } from '../facts/factsRecord.ts';
import type { InstalledPackage } from '../facts/installedPackage.ts';
import { importedNames } from '../facts/targets/publicEntries.ts';
import { openTypes } from '../facts/typeProgram.ts';
import { comesWithRsbuild } from './comesWithRsbuild.ts';
import { firstVersions, type VersionNames } from './firstVersions.ts';
import { publishedVersions, unpackVersion } from './publishedVersions.ts';

/**
 * Finds in all published versions of a package up to `newest` when its options and names were added.
 * Needs the npm registry; takes about a minute. `print` gets the version that's being examined.
 */
export async function examineVersions(
  root: string,
  name: string,
  newest: string,
  print: (line: string) => void,
): Promise<AddedInVersions> {
  // Inside the project, so that the compiler can resolve the types' imports.
  const folder = path.join(root, '.cache/published');
  const versions = await publishedVersions(name, newest);
  const found: PackageNames[] = [];
  for (const version of versions) {
    print(`${name} ${version}`);
    found.push(namesOfVersion(await unpackVersion(name, version, folder), root));
  }
  return {
    versions,
    options: firstVersions(found.map(({ options }) => options)),
    names: firstVersions(found.map(({ names }) => names)),
  };
}

interface PackageNames {
  readonly options: VersionNames;
  readonly names: VersionNames;
}

/** Reads the names of an unpacked version. Its types' imports are resolved from its folder. */
export function namesOfVersion(unpacked: InstalledPackage, root: string): PackageNames {
  const program = openTypes(unpacked, root);
  const { version } = unpacked;
  const options = readOptionPaths(program);
  const opaque = options.filter(({ spellings }) => spellings.includes('any'));
  return {
    options: {
      version,
      names: new Set(options.map(({ path }) => path).filter((path) => !comesWithRsbuild(path))),
      opaque: new Set(opaque.map(({ path }) => path)),
    },
    names: { version, names: new Set(importedNames(program)), opaque: new Set() },
  };
}
