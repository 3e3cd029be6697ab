import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EnvironmentConfig, Rspack } from '@rsbuild/core';
import { buildEnvironments } from '../bundle/buildEnvironments.ts';
import { bundlingDigest, type OpenCache } from '../bundle/bundlingDigest.ts';
import { addParserOptions, SCRIPT_OUTPUT } from '../bundle/environmentConfig.ts';

/** Settings that all provided packages are compiled with. */
interface PackageSettings {
  /** Files that replace packages, as in Rsbuild's `resolve.alias`. */
  readonly alias?: Readonly<Record<string, string>>;
  /** Replacements for expressions, as in Rsbuild's `source.define`. */
  readonly define?: Readonly<Record<string, string>>;
}

/** The compiled code behind one specifier, such as `react` or `react-dom/client`. */
interface BuiltPackage {
  /** CommonJS, which the sandbox runs with `require` and `exports`. */
  readonly text: string;
  /** Specifiers of the other provided packages that the code requires. */
  readonly imports: readonly string[];
  /** Absolute folders of all packages that were compiled, the same for each specifier. */
  readonly folders: readonly string[];
}

/**
 * Compiles each of `specifiers` into one module that requires the others by name. `folder`, for
 * temporary files, must be below the project's root, so that packages are found; it's removed at the
 * end. Rejects with the compiler's errors.
 */
async function buildPackages(
  folder: string,
  specifiers: readonly string[],
  settings: PackageSettings,
): Promise<Map<string, BuiltPackage>> {
  try {
    const names = await exportedNames(folder, specifiers);
    for (const [index, specifier] of specifiers.entries()) {
      const code = `export { ${names[index]?.join(', ')} } from ${JSON.stringify(specifier)};\n`;
      await writeFile(path.join(folder, entryOf(index)), code);
    }
    const packages = await buildEnvironments({
      root: folder,
      environments: { packages: environmentConfig(folder, specifiers, settings) },
      failure: "A package can't be bundled for the page",
    });
    const folders = packages.get('packages') ?? [];
    const built = specifiers.map(async (specifier, index): Promise<[string, BuiltPackage]> => {
      const text = await readFile(path.join(folder, 'dist', `p${index}.js`), 'utf8');
      const imports = specifiers.filter((name) => text.includes(`require("${name}")`));
      return [specifier, { text, imports, folders }];
    });
    return new Map(await Promise.all(built));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function entryOf(index: number): string {
  return `entry${index}.mjs`;
}

/** The exports of each package. Imports the packages, because a bundler can't know those of CommonJS. */
async function exportedNames(
  folder: string,
  specifiers: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const file = path.join(folder, 'names.mjs');
  const imports = specifiers.map((specifier) => `import(${JSON.stringify(specifier)})`);
  await writeFile(file, `export const modules = [${imports.join(', ')}];\n`);
  const { modules } = (await import(pathToFileURL(file).href)) as { modules: Promise<object>[] };
  const namespaces = await Promise.all(modules);
  // Node adds names such as `module.exports`, which aren't identifiers. The bundler adds `__esModule`.
  return namespaces.map((namespace) =>
    Object.keys(namespace).filter((name) => /^[\w$]+$/.test(name) && name !== '__esModule'),
  );
}

function environmentConfig(
  folder: string,
  specifiers: readonly string[],
  { alias = {}, define = {} }: PackageSettings,
): EnvironmentConfig {
  const entries = specifiers.map((_, index) => [
    `p${index}`,
    { import: path.join(folder, entryOf(index)), html: false },
  ]);
  return {
    source: {
      entry: Object.fromEntries(entries),
      // Drops the production code of packages, which no test runs.
      define: { 'process.env.NODE_ENV': '"test"', ...define },
    },
    resolve: { alias: { ...alias } },
    output: {
      ...SCRIPT_OUTPUT,
      distPath: { root: path.join(folder, 'dist'), js: '' },
    },
    splitChunks: false,
    tools: { htmlPlugin: false, rspack: (config) => separatePackages(config, folder, specifiers) },
  };
}

/** Compiles a package's imports of other provided packages to calls of `require`. */
function separatePackages(
  config: Rspack.Configuration,
  folder: string,
  specifiers: readonly string[],
): void {
  const otherPackages: Rspack.ExternalItem = ({ request = '', contextInfo }, callback) => {
    const isEntry = contextInfo?.issuer.startsWith(`${folder}${path.sep}entry`);
    if (isEntry || !specifiers.includes(request)) return callback();
    callback(undefined, request, 'commonjs');
  };
  config.externals = [otherPackages];
  config.output = { ...config.output, library: { type: 'commonjs' } };
  // The exported names are from the package's build for Node; its build for browsers may lack some.
  addParserOptions(config, { dynamicImportMode: 'eager', reexportExportsPresence: false });
}

/** The packages that code in a page may import, in addition to Rstest. */
export interface ProvidedPackages extends PackageSettings {
  /** `react`, `react-dom/client` … */
  readonly specifiers: readonly string[];
}

/** The compiled packages by specifier, from the cache or newly built. */
export async function loadPackages(
  { specifiers, ...settings }: ProvidedPackages,
  root: string,
  openCache: OpenCache,
): Promise<ReadonlyMap<string, BuiltPackage>> {
  const cache = openCache<[string, BuiltPackage][]>('run-packages', {
    code: await bundlingDigest(root),
  });
  const key = JSON.stringify({ specifiers, ...settings });
  const [built = []] = await cache.getAll([key], async () => {
    const parent = path.join(root, '.cache/run-packages');
    await mkdir(parent, { recursive: true });
    const folder = await mkdtemp(`${parent}/`);
    return [[...(await buildPackages(folder, specifiers, settings))]];
  });
  await cache.save();
  return new Map(built);
}
