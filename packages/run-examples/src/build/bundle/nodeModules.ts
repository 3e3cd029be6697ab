import { isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Rspack, rspack } from '@rsbuild/core';
import { NODE_SHIMS } from '../node/shims.ts';

const SHIMS = fileURLToPath(new URL('../node/', import.meta.url));

/** Resolves imports of Node's built-in modules to their replacements. */
export function nodeModules(): Rspack.RspackPluginInstance {
  return new rspack.NormalModuleReplacementPlugin(/^node:/, (resource) => {
    const shim = NODE_SHIMS[resource.request];
    if (shim) resource.request = path.join(SHIMS, shim);
  });
}

/**
 * A module that doesn't exist in a page (built into Node, or not installed) becomes a module
 * that throws when it's used. An example that mocks it never uses it. Rstest does the same.
 */
export const absentModules: Rspack.ExternalItem = (
  { context = '', request = '', getResolve },
  callback,
) => {
  if (/^(?:\.|\/|data:)|!/.test(request) || Object.hasOwn(NODE_SHIMS, request)) {
    return callback();
  }
  const leaveOut = () => {
    const message = JSON.stringify(`Cannot find module '${request}'`);
    callback(undefined, `(() => { throw new Error(${message}); })()`, 'var');
  };
  if (isBuiltin(request)) return leaveOut();
  getResolve?.()(context, request, (error, found) => (error || !found ? leaveOut() : callback()));
};
