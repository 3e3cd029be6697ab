import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EnvironmentConfig, mergeRsbuildConfig, rspack } from '@rsbuild/core';
import { buildEnvironments } from '../bundle/buildEnvironments.ts';
import { addParserOptions, BROWSERS, KEEP_NAMES } from '../bundle/environmentConfig.ts';

const SOURCES = fileURLToPath(new URL('../../sandbox/', import.meta.url));

interface BuiltScripts {
  /** The code of the sandbox's scripts, by file name in `sandbox`. */
  readonly scripts: Readonly<Record<'frame' | 'relay' | 'runtime' | 'dom', string>>;
  /** Folders of the packages whose code the scripts contain. */
  readonly packages: readonly string[];
}

/**
 * Compiles the sandbox's scripts, each into one file, because a sandbox can't load scripts from the
 * site. Rejects with the compiler's errors.
 */
export async function buildScripts(): Promise<BuiltScripts> {
  const folder = await mkdtemp(path.join(tmpdir(), 'run-sandbox-'));
  try {
    const output = { distPath: { root: folder, js: '.' }, filenameHash: false } as const;
    const packages = await buildEnvironments({
      root: SOURCES,
      environments: {
        workers: mergeRsbuildConfig<EnvironmentConfig>(COMMON, { output }, WORKERS),
        dom: mergeRsbuildConfig<EnvironmentConfig>(COMMON, { output }, DOM),
      },
      mode: 'production',
      failure: "The sandbox can't be compiled",
    });
    const read = (name: string) => readFile(path.join(folder, `${name}.js`), 'utf8');
    return {
      scripts: {
        frame: await read('frame'),
        relay: await read('relay'),
        runtime: await read('runtime'),
        dom: await read('dom'),
      },
      packages: [...new Set([...packages.values()].flat())],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const COMMON: EnvironmentConfig = {
  output: { legalComments: 'none' },
  performance: { chunkSplit: { strategy: 'all-in-one' } },
  // Includes the targets of `import()` in the files.
  tools: { rspack: (config) => addParserOptions(config, { dynamicImportMode: 'eager' }) },
};

const WORKERS: EnvironmentConfig = {
  source: {
    entry: {
      frame: `${SOURCES}frame.ts`,
      relay: `${SOURCES}relay.ts`,
      runtime: `${SOURCES}runtime.ts`,
    },
  },
  // Rstest finds the line of an inline snapshot by the names of its own functions in the stack.
  output: { target: 'web-worker', minify: minifyWith(KEEP_NAMES) },
};

const DOM: EnvironmentConfig = {
  source: {
    entry: { dom: `${SOURCES}dom.ts` },
    // happy-dom uses these values for `navigator.userAgent`.
    define: { 'process.platform': '"linux"', 'process.arch': '"x64"' },
  },
  output: {
    target: 'web-worker',
    module: true,
    overrideBrowserslist: BROWSERS,
    // Snapshots and messages identify elements by the names of their classes.
    minify: minifyWith({ keep_classnames: true }),
  },
  tools: {
    rspack(config) {
      config.output = { ...config.output, library: { type: 'module' }, chunkFormat: 'module' };
      config.plugins = [...(config.plugins ?? []), ...REPLACEMENTS, GLOBAL_BUFFER];
    },
  },
};

/** Replaces modules that happy-dom imports but that a worker without a network can't use. */
const REPLACEMENTS = Object.entries({
  nodeModules:
    /^(?:node:)?(?:buffer|child_process|crypto|fs|https?|net|path|perf_hooks|stream|stream\/web|url|util|vm|zlib)$/,
  noFetch: /\/(?:Sync)?Fetch\.js$/,
  noWebSocket: /^ws$/,
  noPublicSuffixes: /\/PublicSuffixList\.js$/,
}).map(
  ([file, request]) =>
    new rspack.NormalModuleReplacementPlugin(request, `${SOURCES}dom/${file}.ts`),
);

/** Some files of happy-dom use `Buffer` without importing it. */
const GLOBAL_BUFFER = new rspack.ProvidePlugin({
  Buffer: [`${SOURCES}dom/nodeModules.ts`, 'Buffer'],
});

/** Rsbuild's `minify` with these options for both names and code. */
function minifyWith(options: Readonly<Record<string, boolean>>) {
  return { jsOptions: { minimizerOptions: { mangle: options, compress: options } } };
}
