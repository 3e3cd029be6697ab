import { readdir, readFile, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type EnvironmentConfig, mergeRsbuildConfig, type Rspack, rspack } from '@rsbuild/core';
import { applyWebMockRspackConfig } from '@rstest/core/internal/browser';
import { transform } from 'sucrase';
import { NODE_MODULES } from '../../sandbox/node/nodeModules.ts';
import { CONFIG_FILE } from '../classify/readConfig.ts';

interface EnvironmentOptions {
  /** Absolute folder of the set. */
  readonly root: string;
  /** Absolute path of the entry file. */
  readonly entry: string;
  /** Replacements for expressions, as in Rsbuild's `source.define`. */
  readonly define: Readonly<Record<string, string>>;
}

/** The configuration that compiles a set into one file, with the set's settings and Rstest's transform. */
export async function environmentConfig({
  root,
  entry,
  define,
}: EnvironmentOptions): Promise<EnvironmentConfig> {
  const { plugins, source, resolve, output, tools } = await settingsIn(root);
  return mergeRsbuildConfig<EnvironmentConfig>(
    { plugins, source, resolve, output, tools },
    {
      source: {
        entry: { bundle: { import: entry, html: false } },
        // As Rstest does in Node.
        define: { 'import.meta.env': 'process.env', ...define },
      },
      output: {
        ...SCRIPT_OUTPUT,
        module: true,
        distPath: { root: path.join(root, 'dist'), js: '' },
        emitCss: false,
        emitAssets: false,
      },
      splitChunks: false,
      tools: { htmlPlugin: false, rspack: (config) => bundleForBrowser(config, root) },
    },
  );
}

/** Reads the config file of a set, if the set has one. */
async function settingsIn(root: string): Promise<EnvironmentConfig> {
  const file = (await readdir(root)).find((name) => CONFIG_FILE.test(name));
  if (file === undefined) return {};
  const source = await readFile(path.join(root, file), 'utf8');
  // Not with Rstest's loader, which runs Babel on the file and on all packages that the file imports.
  const script = path.join(root, 'rstest.config.compiled.mjs');
  await writeFile(script, transform(source, { transforms: ['typescript'] }).code);
  // An object: `readConfig` has taken any other export for unknown settings.
  return (await import(pathToFileURL(script).href)).default;
}

/** Adds Rstest's transform for browsers, and puts all modules into one chunk, with their names. */
function bundleForBrowser(config: Rspack.Configuration, root: string): void {
  applyWebMockRspackConfig(config, { rspack, rootPath: root });
  config.context = root;
  config.externals = [config.externals ?? [], absentModules].flat();
  config.output = { ...config.output, library: { type: 'module' }, chunkFormat: 'module' };
  addParserOptions(config, { dynamicImportMode: 'eager' });
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
 * As in Rstest, a module that doesn't exist in a page (built into Node, or not installed) becomes a
 * module that throws when it's loaded. An example that mocks such a module never loads it. Relative and
 * absolute paths, data URLs, and requests with loaders aren't affected.
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
  getResolve?.()(context, request, (error, file) => (error || !file ? leaveOut() : callback()));
};

/** The oldest browsers in which sandboxes work. */
export const BROWSERS = ['chrome 109', 'firefox 115', 'safari 16.4'];

/** Options of the minifier for names of functions and classes, which messages and snapshots show. */
export const KEEP_NAMES = { keep_fnames: true, keep_classnames: true };

/** Rsbuild's output settings for scripts that sandboxes run. */
export const SCRIPT_OUTPUT = {
  target: 'web',
  filename: { js: '[name].js' },
  polyfill: 'off',
  sourceMap: false,
  minify: {
    js: 'always',
    // Compression would inline functions, which then have no names.
    jsOptions: { minimizerOptions: { mangle: KEEP_NAMES, compress: false } },
  },
  // The site emits the licenses of all packages in one file.
  legalComments: 'none',
  overrideBrowserslist: BROWSERS,
} satisfies EnvironmentConfig['output'];

/** Adds options to those of the JavaScript parser. */
export function addParserOptions(
  config: Rspack.Configuration,
  options: Rspack.JavascriptParserOptions,
): void {
  config.module ??= {};
  const { parser } = config.module;
  config.module.parser = { ...parser, javascript: { ...parser?.javascript, ...options } };
}
