import path from 'node:path';
import type { AddedInVersions } from '../facts/factsRecord.ts';
import { firstVersions } from './firstVersions.ts';
import { namesOfVersion, type PackageNames } from './namesOfVersion.ts';
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
