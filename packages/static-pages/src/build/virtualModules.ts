import type { RsbuildPluginAPI, Rspack } from '@rsbuild/core';
import { assertInternal, type Internal } from './internals.ts';

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
  // A cached module isn't transformed again, so that the transform can't tell.
  api.onAfterEnvironmentCompile(({ environment, stats }) => {
    if (environment.name !== 'web' || !stats || stats.hasErrors()) return;
    assertInternal(hasModule(stats.compilation, test), internal);
  });
}

function hasModule({ modules }: Rspack.Compilation, name: RegExp): boolean {
  return [...modules].some((module) => name.test(module.identifier()));
}
