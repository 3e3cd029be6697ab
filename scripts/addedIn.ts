/**
 * `npm run added-in`: looks into every published version of the documented package for its options
 * and names, and writes docs/addedIn.json. Needs the registry; about a minute.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ADDED_IN_FILE, type AddedIn } from '../plugins/added-in/addedIn.ts';
import { firstVersions } from '../plugins/added-in/firstVersions.ts';
import { namesOfVersion, type PackageNames } from '../plugins/added-in/namesOfVersion.ts';
import { publishedVersions, unpackVersion } from '../plugins/added-in/publishedVersions.ts';
import { findInstalledPackage } from '../plugins/facts/installedPackage.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { name, version } = findInstalledPackage(root);
// Below the project: the compiler finds what the types import from there.
const folder = path.join(root, '.cache/published');

const versions = await publishedVersions(name, version);
const found: PackageNames[] = [];
for (const one of versions) {
  console.log(`${name} ${one}`);
  found.push(namesOfVersion(await unpackVersion(name, one, folder), root));
}
const addedIn: AddedIn = {
  versions,
  options: firstVersions(found.map(({ options }) => options)),
  names: firstVersions(found.map(({ names }) => names)),
};
await writeFile(path.join(root, ADDED_IN_FILE), `${JSON.stringify(addedIn, null, 2)}\n`);
const counts = [addedIn.options, addedIn.names].map((marks) => Object.keys(marks).length);
console.log(`wrote ${ADDED_IN_FILE}: ${counts[0]} options, ${counts[1]} names`);
