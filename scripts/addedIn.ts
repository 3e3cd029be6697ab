/**
 * `npm run upgrade -- added-in`: reads the options and names of all published versions of the documented
 * package, and writes docs/addedIn.json. Needs the npm registry; takes about a minute.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ADDED_IN_FILE, type AddedIn } from '../checks/added-in/addedIn.ts';
import { firstVersions } from '../checks/added-in/firstVersions.ts';
import { namesOfVersion, type PackageNames } from '../checks/added-in/namesOfVersion.ts';
import { publishedVersions, unpackVersion } from '../checks/added-in/publishedVersions.ts';
import { findInstalledPackage } from '../checks/facts/installedPackage.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { name, version } = findInstalledPackage(root);
// Inside the project, so that the compiler can resolve the types' imports.
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
