import { readOptionPaths } from '../facts/configTypes.ts';
import type { InstalledPackage } from '../facts/installedPackage.ts';
import { importedNames } from '../facts/targets/publicEntries.ts';
import { openTypes } from '../facts/typeProgram.ts';
import { comesWithRsbuild } from './comesWithRsbuild.ts';
import type { VersionNames } from './firstVersions.ts';

export interface PackageNames {
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
