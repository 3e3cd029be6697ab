import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EnvironmentConfig, mergeRsbuildConfig, type Rspack, rspack } from '@rsbuild/core';
import { buildEnvironments } from '../bundle/buildEnvironments.ts';
import { BROWSERS } from '../bundle/environmentConfig.ts';

const SOURCES = fileURLToPath(new URL('../../sandbox/', import.meta.url));

/** The sandbox's scripts, by file name in `sandbox`. */
type SandboxScripts = Readonly<Record<'frame' | 'relay' | 'runtime' | 'dom', string>>;

interface BuiltScripts {
  readonly scripts: SandboxScripts;
  /** Folders of the packages that they contain. */
  readonly packages: readonly string[];
}

/**
 * Compiles the sandbox's scripts, each into one file, because they can't load others.
 * Rejects with the compiler's errors.
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
    const [frame, relay, runtime, dom] = await Promise.all(
      ['frame', 'relay', 'runtime', 'dom'].map(read),
    );
    return {
      scripts: { frame: frame ?? '', relay: relay ?? '', runtime: runtime ?? '', dom: dom ?? '' },
      packages: [...new Set([...packages.values()].flat())],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const COMMON: EnvironmentConfig = {
  output: { legalComments: 'none' },
  performance: { chunkSplit: { strategy: 'all-in-one' } },
};

/** Inline snapshots find their line by the names of Rstest's functions. */
const KEEP_NAMES = {
  mangle: { keep_fnames: true, keep_classnames: true },
  compress: { keep_fnames: true, keep_classnames: true },
};

const WORKERS: EnvironmentConfig = {
  source: {
    entry: {
      frame: `${SOURCES}frame.ts`,
      relay: `${SOURCES}relay.ts`,
      runtime: `${SOURCES}runtime.ts`,
    },
  },
  output: { target: 'web-worker', minify: { jsOptions: { minimizerOptions: KEEP_NAMES } } },
  tools: { rspack: inOneFile },
};

/** Snapshots and messages identify elements by the names of their classes. */
const KEEP_CLASS_NAMES = {
  mangle: { keep_classnames: true },
  compress: { keep_classnames: true },
};

const DOM: EnvironmentConfig = {
  source: {
    entry: { dom: `${SOURCES}dom.ts` },
    // Used for `navigator.userAgent`.
    define: { 'process.platform': '"linux"', 'process.arch': '"x64"' },
  },
  output: {
    target: 'web-worker',
    module: true,
    overrideBrowserslist: BROWSERS,
    minify: { jsOptions: { minimizerOptions: KEEP_CLASS_NAMES } },
  },
  tools: {
    rspack: [
      inOneFile,
      (config) => {
        config.output = { ...config.output, library: { type: 'module' }, chunkFormat: 'module' };
        config.plugins = [...(config.plugins ?? []), ...REPLACEMENTS, GLOBAL_BUFFER];
      },
    ],
  },
};

/** Replaces what happy-dom uses but a worker without a network doesn't have. */
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

/** Some files of happy-dom use it without importing it. */
const GLOBAL_BUFFER = new rspack.ProvidePlugin({
  Buffer: [`${SOURCES}dom/nodeModules.ts`, 'Buffer'],
});

/** Includes the targets of `import()` in the file. */
function inOneFile(config: Rspack.Configuration): void {
  config.module ??= {};
  config.module.parser = {
    ...config.module.parser,
    javascript: { ...config.module.parser?.javascript, dynamicImportMode: 'eager' },
  };
}
