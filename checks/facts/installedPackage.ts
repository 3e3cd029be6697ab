import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  readonly directory: string;
  /** The declarations behind `import ... from '@rstest/core'`. */
  readonly types: string;
  /** The script that `rstest` runs. */
  readonly bin: string;
  readonly manifest: Manifest;
}

const NAME = '@rstest/core';

/** The fields of package.json that are read. */
interface Manifest {
  readonly version: string;
  readonly types: string;
  readonly bin: { readonly rstest: string };
  readonly exports: Readonly<Record<string, { readonly types?: string }>>;
  readonly engines?: { readonly node?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Finds the documented package, resolved from the project's root. */
export function findInstalledPackage(root: string): InstalledPackage {
  const require = createRequire(path.join(root, 'package.json'));
  let manifestPath: string;
  try {
    manifestPath = require.resolve(`${NAME}/package.json`);
  } catch {
    throw new Error(`${NAME} is not installed in ${root}: run npm install`);
  }
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest;
  const directory = path.dirname(manifestPath);
  return {
    name: NAME,
    version: manifest.version,
    directory,
    types: path.join(directory, manifest.types),
    bin: path.join(directory, manifest.bin.rstest),
    manifest,
  };
}

/** The versions of Node.js, Rsbuild, and peer dependencies that the package needs. */
export function requirementsOf({ manifest }: InstalledPackage): Record<string, string> {
  const { engines, dependencies, peerDependencies } = manifest;
  const rsbuild = dependencies?.['@rsbuild/core'];
  return {
    ...(engines?.node && { 'Node.js': engines.node }),
    ...(rsbuild && { '@rsbuild/core': rsbuild }),
    ...peerDependencies,
  };
}
