import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** An undocumented detail of a library that this site relies on. */
export interface Internal {
  readonly library: string;
  /** The version that the code relying on it was written for. */
  readonly version: string;
  /** What the site relies on; follows "expected" in the message. */
  readonly expected: string;
  /** Where to look in the library: a file in its package. */
  readonly source: string;
  /** The file of this repository that relies on it. */
  readonly usedBy: string;
}

/** Describes internals of the pinned Rspress; `source` is a file in its package. */
export function rspressInternal(expected: string, source: string, usedBy: string): Internal {
  return { library: '@rspress/core', version: '2.0.22', expected, source, usedBy };
}

/** Throws if `found` is false, because an upgrade has changed what the site relies on. */
export function assertInternal(found: boolean, internal: Internal): asserts found {
  if (!found) throw new InternalError(internal);
}

/** A library no longer works the way the site relies on. */
export class InternalError extends Error {
  constructor({ library, version, expected, source, usedBy }: Internal) {
    super(
      `${library} ${installedVersion(library)}: expected ${expected}. ${usedBy} relies on it and was ` +
        `written for ${library} ${version}. Look at ${source} in the package, and adapt ${usedBy}.`,
    );
    this.name = 'InternalError';
  }
}

/** The version that's found from the current folder, as Node.js looks for packages. */
function installedVersion(library: string): string {
  const folders = createRequire(path.resolve('package.json')).resolve.paths(library) ?? [];
  const files = folders.map((folder) => path.join(folder, library, 'package.json'));
  const file = files.find(existsSync);
  if (file === undefined) return '(not installed)';
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
