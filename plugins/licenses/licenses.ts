import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { packageFolder } from 'run-examples/build';

/** Licenses that only require their text to be included. */
const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];

const SEPARATOR = '-'.repeat(72);

/** The text of `licenses.txt`. Throws one error that lists every package with another license. */
export function licensesFile(packages: readonly ShippedPackage[]): string {
  const refused = packages.filter(({ license }) =>
    license.split(' AND ').some((name) => !ALLOWED.includes(name)),
  );
  if (refused.length > 0) {
    const names = refused.map(({ name, license }) => `${name} (${license})`).join(', ');
    throw new Error(
      `The site would ship ${names}; plugins/licenses/licenses.ts allows ${ALLOWED.join(', ')}.`,
    );
  }
  const heading = ({ name, version, license }: ShippedPackage) => `${name} ${version} (${license})`;
  const sorted = [...packages].sort((a, b) => (heading(a) < heading(b) ? -1 : 1));
  return [
    'Packages whose code this site ships, with their licenses.',
    ...sorted.map((shipped) =>
      [SEPARATOR, heading(shipped), '', shipped.text.trim()].join('\n').trimEnd(),
    ),
    '',
  ].join('\n\n');
}

/**
 * Adds `/licenses.txt` to a build, with the licenses of all packages whose code is shipped to browsers.
 * `otherFolders` returns the folders of packages whose code isn't part of the site's compilation, such
 * as that of the sandbox.
 */
export function licenses(otherFolders: () => Iterable<string>): RsbuildPlugin {
  return {
    name: 'licenses',
    apply: 'build',
    setup(api) {
      api.processAssets(
        { stage: 'report', environments: ['web'] },
        ({ compilation, sources: { RawSource } }) => {
          const { modules = [] } = compilation
            .getStats()
            .toJson({ all: false, modules: true, nestedModules: true, ids: true });
          const folders = new Set<string>(otherFolders());
          const addFolders = (parents: typeof modules) => {
            for (const { nameForCondition, modules: nested } of parents) {
              const folder = nameForCondition && packageFolder(nameForCondition);
              if (folder) folders.add(folder);
              if (nested) addFolders(nested);
            }
          };
          addFolders(modules);
          const text = licensesFile([...folders].map(readPackage));
          compilation.emitAsset('licenses.txt', new RawSource(text));
        },
      );
    },
  };
}

interface ShippedPackage {
  name: string;
  version: string;
  /** As in `package.json`, such as `MIT`. */
  license: string;
  /** The text of the license files; empty if there are none. */
  text: string;
}

/** Reads a package's license. Throws if its `package.json` doesn't have one. */
function readPackage(folder: string): ShippedPackage {
  const file = join(folder, 'package.json');
  const { name, version, license } = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof license !== 'string') {
    throw new Error(`${file}: no "license"; the site may not ship ${name} without one`);
  }
  const licenseFiles = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && /^(?:licen[cs]e|notice|third.party.licen[cs]e)/i.test(entry.name),
  );
  return {
    name,
    version,
    license,
    text: licenseFiles.map((entry) => readFileSync(join(folder, entry.name), 'utf8')).join('\n'),
  };
}
