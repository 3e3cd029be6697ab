import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RsbuildPluginAPI, Rspack } from '@rsbuild/core';

/** An undocumented detail of a library that a plugin relies on. */
export interface Internal {
  readonly library: string;
  /** The version of the library that the plugin was written for. */
  readonly version: string;
  /** A description of the detail, which follows "expected" in the message. */
  readonly expected: string;
  /** A file in the library's package that has the detail. */
  readonly source: string;
  /** The file that relies on the detail. */
  readonly usedBy: string;
}

/** Describes internals of the pinned Rspress; `source` is a file in its package. */
export function rspressInternal(expected: string, source: string, usedBy: string): Internal {
  return { library: '@rspress/core', version: '2.0.22', expected, source, usedBy };
}

/** Throws if `found` is false, because an upgrade has changed what a plugin relies on. */
export function assertInternal(found: boolean, internal: Internal): asserts found {
  if (!found) throw new InternalError(internal);
}

/** Thrown if a library no longer works the way that a plugin relies on. */
export class InternalError extends Error {
  override readonly name = 'InternalError';

  constructor({ library, version, expected, source, usedBy }: Internal) {
    super(
      `${library} ${installedVersion(library)}: expected ${expected}. ${usedBy} relies on it and was ` +
        `written for ${library} ${version}. Look at ${source} in the package, and adapt ${usedBy}.`,
    );
  }
}

/** The version of a package as Node.js finds it from the current folder. */
function installedVersion(library: string): string {
  const folders = createRequire(path.resolve('package.json')).resolve.paths(library) ?? [];
  const files = folders.map((folder) => path.join(folder, library, 'package.json'));
  const file = files.find(existsSync);
  if (file === undefined) return '(not installed)';
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/**
 * Transforms the code of a module that Rspress generates for browsers, in builds. Fails the build if
 * no module of that name is part of it.
 */
export function transformVirtualModule(
  api: RsbuildPluginAPI,
  name: string,
  internal: Internal,
  transform: (code: string) => string,
): void {
  if (api.context.action !== 'build') return;
  const test = new RegExp(name);
  api.transform({ test, environments: ['web'], enforce: 'post' }, ({ code }) => transform(code));
  // The transform can't tell whether the module exists, because it isn't called for a cached module.
  api.onAfterEnvironmentCompile(({ environment, stats }) => {
    if (environment.name !== 'web' || !stats || stats.hasErrors()) return;
    assertInternal(hasModule(stats.compilation, test), internal);
  });
}

function hasModule({ modules }: Rspack.Compilation, name: RegExp): boolean {
  return [...modules].some((module) => name.test(module.identifier()));
}

/** A head tag as in Rsbuild's `html.tags`. */
interface Tag {
  readonly tag: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly children?: string;
}

/** Substrings that identify Rspress' two inline scripts. */
const KNOWN_SCRIPTS = ['rspress-visited', "classList.toggle('rp-dark'"];

const ONLY_KNOWN_SCRIPTS = rspressInternal(
  'no inline scripts other than those for the color theme and the first visit',
  'dist/node/constants.js',
  'packages/static-pages/src/build/internals.ts',
);

/**
 * Removes Rspress' inline scripts, for sites with scripts that replace them: Rspress' scripts throw if
 * storage is blocked, and the redirect drops the hash. Throws if there's an unknown script.
 */
export function withoutInlineScripts<T extends Tag>(tags: readonly T[]): T[] {
  return tags.filter(({ tag, attrs, children = '' }) => {
    if (tag !== 'script' || attrs?.src) return true;
    assertInternal(
      KNOWN_SCRIPTS.some((phrase) => children.includes(phrase)),
      ONLY_KNOWN_SCRIPTS,
    );
    return false;
  });
}
