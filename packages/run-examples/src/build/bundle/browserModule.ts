import type { EnvironmentConfig, Rspack } from '@rsbuild/core';

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
