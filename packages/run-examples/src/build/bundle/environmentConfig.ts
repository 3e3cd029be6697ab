import { readdir, readFile, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type EnvironmentConfig, mergeRsbuildConfig, type Rspack, rspack } from '@rsbuild/core';
import { applyWebMockRspackConfig } from '@rstest/core/internal/browser';
import { transform } from 'sucrase';
import { NODE_MODULES } from '../../sandbox/node/nodeModules.ts';
import { CONFIG_FILE } from '../classify/readConfig.ts';

/** The name of a set's `rstest.config.ts` after compilation to JavaScript. */
const PLAIN_SETTINGS = 'rstest.config.plain.mjs';

interface EnvironmentOptions {
  /** Absolute folder of the set. */
  readonly root: string;
  readonly entry: string;
  /** Replacements for expressions, as in Rsbuild's `source.define`. */
  readonly define: Readonly<Record<string, string>>;
}

/** Compiles a set's folder into one file, with its own settings and Rstest's transform. */
export async function environmentConfig({
  root,
  entry,
  define,
}: EnvironmentOptions): Promise<EnvironmentConfig> {
  const { plugins, source, resolve, output, tools } = await ownSettings(root);
  return mergeRsbuildConfig<EnvironmentConfig>(
    { plugins, source, resolve, output, tools },
    {
      source: {
        entry: { bundle: { import: entry, html: false } },
        // Same as Rstest in Node.
        define: { 'import.meta.env': 'process.env', ...define },
      },
      output: {
        ...MODULE_OUTPUT,
        distPath: { root: path.join(root, 'dist'), js: '' },
        emitCss: false,
        emitAssets: false,
        // Keep names, because error messages and snapshots show them.
        minify: {
          js: 'always',
          jsOptions: { minimizerOptions: { mangle: false, compress: false } },
        },
      },
      splitChunks: false,
      tools: { htmlPlugin: false, rspack: (config) => inOneFile(config, root) },
    },
  );
}

async function ownSettings(root: string): Promise<EnvironmentConfig> {
  const file = (await readdir(root)).find((name) => CONFIG_FILE.test(name));
  if (file === undefined) return {};
  const source = await readFile(path.join(root, file), 'utf8');
  // Rstest parses TypeScript with Babel, including all packages that a set imports.
  const plain = path.join(root, PLAIN_SETTINGS);
  await writeFile(plain, transform(source, { transforms: ['typescript'] }).code);
  const { default: config } = (await import(pathToFileURL(plain).href)) as {
    default: EnvironmentConfig | (() => EnvironmentConfig | Promise<EnvironmentConfig>);
  };
  return typeof config === 'function' ? config() : config;
}

function inOneFile(config: Rspack.Configuration, root: string): void {
  applyWebMockRspackConfig(config, { rspack, rootPath: root });
  config.context = root;
  config.externals = [config.externals ?? [], absentModules].flat();
  asModules(config);
  config.optimization = {
    ...config.optimization,
    moduleIds: 'named',
    nodeEnv: false,
    concatenateModules: false,
  };
  const { LimitChunkCountPlugin } = rspack.optimize;
  config.plugins = [
    ...(config.plugins ?? []),
    nodeModules(),
    new LimitChunkCountPlugin({ maxChunks: 1 }),
  ];
}

const NODE_FOLDER = fileURLToPath(new URL('../../sandbox/node/', import.meta.url));

/** Resolves imports of Node's built-in modules to their replacements. */
function nodeModules(): Rspack.RspackPluginInstance {
  return new rspack.NormalModuleReplacementPlugin(/^node:/, (resource) => {
    const { request } = resource;
    if (!Object.hasOwn(NODE_MODULES, request)) return;
    resource.request = `${NODE_FOLDER}${request.slice('node:'.length)}.ts`;
  });
}

/**
 * A module that doesn't exist in a page (built into Node, or not installed) becomes a module
 * that throws when it's used. An example that mocks it never uses it. Rstest does the same.
 */
const absentModules: Rspack.ExternalItem = (
  { context = '', request = '', getResolve },
  callback,
) => {
  if (/^(?:\.|\/|data:)|!/.test(request) || Object.hasOwn(NODE_MODULES, request)) {
    return callback();
  }
  const leaveOut = () => {
    const message = JSON.stringify(`Cannot find module '${request}'`);
    callback(undefined, `(() => { throw new Error(${message}); })()`, 'var');
  };
  if (isBuiltin(request)) return leaveOut();
  getResolve?.()(context, request, (error, found) => (error || !found ? leaveOut() : callback()));
};

/** The oldest browsers in which sandboxes work. */
export const BROWSERS = ['chrome 109', 'firefox 115', 'safari 16.4'];

/** Rsbuild's output settings for scripts that sandboxes import. */
export const MODULE_OUTPUT = {
  target: 'web',
  module: true,
  filename: { js: '[name].js' },
  polyfill: 'off',
  sourceMap: false,
  // They are emitted with the site's licenses.
  legalComments: 'none',
  overrideBrowserslist: BROWSERS,
} satisfies EnvironmentConfig['output'];

/** Compiles each entry into one ES module, including the targets of `import()`. */
export function asModules(config: Rspack.Configuration): void {
  config.output = {
    ...config.output,
    module: true,
    library: { type: 'module' },
    chunkFormat: 'module',
    globalObject: 'globalThis',
    iife: false,
  };
  config.optimization = { ...config.optimization, splitChunks: false, runtimeChunk: false };
  config.module = {
    ...config.module,
    parser: {
      ...config.module?.parser,
      javascript: { ...config.module?.parser?.javascript, dynamicImportMode: 'eager' },
    },
  };
}
