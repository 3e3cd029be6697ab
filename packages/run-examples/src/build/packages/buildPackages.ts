import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EnvironmentConfig, Rspack } from '@rsbuild/core';
import { buildEnvironments } from '../bundle/buildEnvironments.ts';
import { bundlingDigest, type OpenCache } from '../bundle/bundlingDigest.ts';
import { asModules, MODULE_OUTPUT } from '../bundle/environmentConfig.ts';

/** What packages of a site are compiled with. */
interface PackageSettings {
  /** Files that replace packages, as in Rsbuild's `resolve.alias`. */
  readonly alias?: Readonly<Record<string, string>>;
  /** What the bundler replaces expressions with. */
  readonly define?: Readonly<Record<string, string>>;
}

/** A package, or a part of it, that code in a page may import. */
interface BuiltPackage {
  /** CommonJS: the sandbox calls it with `require` and `exports`. */
  readonly text: string;
  /** The other packages that it imports. */
  readonly imports: readonly string[];
  /** Folders of the packages whose code it has, absolute. */
  readonly folders: readonly string[];
}

/** Names of functions and classes appear in messages and snapshots. */
const KEEP_NAMES = { keep_fnames: true, keep_classnames: true };

/**
 * Compiles each of `specifiers` into one module that requires the others by name. `folder` is below
 * the project's root, so that packages are found, and is removed in the end. Rejects with the
 * compiler's errors.
 */
async function buildPackages(
  folder: string,
  specifiers: readonly string[],
  settings: PackageSettings,
): Promise<Map<string, BuiltPackage>> {
  try {
    await mkdir(folder, { recursive: true });
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

/** Imports the packages, because a bundler can't know the exports of CommonJS. */
async function exportedNames(
  folder: string,
  specifiers: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const file = path.join(folder, 'names.mjs');
  const imports = specifiers.map((specifier) => `import(${JSON.stringify(specifier)})`);
  await writeFile(file, `export const modules = [${imports.join(', ')}];\n`);
  const { modules } = (await import(pathToFileURL(file).href)) as { modules: Promise<object>[] };
  const all = await Promise.all(modules);
  return all.map((module) =>
    Object.keys(module).filter((name) => /^(?!__esModule$)[\w$]+$/.test(name)),
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
      // Packages have code for production too, which no test runs.
      define: { 'process.env.NODE_ENV': '"test"', ...define },
    },
    resolve: { alias: { ...alias } },
    output: {
      ...MODULE_OUTPUT,
      module: false,
      distPath: { root: path.join(folder, 'dist'), js: '' },
      minify: {
        js: 'always',
        jsOptions: { minimizerOptions: { mangle: KEEP_NAMES, compress: KEEP_NAMES } },
      },
    },
    splitChunks: false,
    tools: { htmlPlugin: false, rspack: (config) => inOneFileEach(config, folder, specifiers) },
  };
}

function inOneFileEach(
  config: Rspack.Configuration,
  folder: string,
  specifiers: readonly string[],
): void {
  const others: Rspack.ExternalItem = ({ request = '', contextInfo }, callback) => {
    const isEntry = contextInfo?.issuer.startsWith(`${folder}${path.sep}entry`);
    if (isEntry || !specifiers.includes(request)) return callback();
    callback(undefined, request, 'commonjs');
  };
  config.externals = [others];
  asModules(config);
  config.output = {
    ...config.output,
    module: false,
    library: { type: 'commonjs' },
    chunkFormat: 'array-push',
  };
  config.module = {
    ...config.module,
    parser: {
      ...config.module?.parser,
      // Node names the exports of its own build of a package; browsers may get another.
      javascript: { ...config.module?.parser?.javascript, reexportExportsPresence: false },
    },
  };
}

/** The packages that code in a page may import, in addition to Rstest. */
export interface ProvidedPackages extends PackageSettings {
  /** `react`, `react-dom/client` … */
  readonly specifiers: readonly string[];
}

/** Those of `provided`, from the cache or newly built. */
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
    const folder = path.join(root, '.cache/run-packages', String(process.pid));
    return [[...(await buildPackages(folder, specifiers, settings))]];
  });
  await cache.save();
  return new Map(built);
}
