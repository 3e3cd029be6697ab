import type { RsbuildPlugin, RsbuildPluginAPI, Rspack } from '@rsbuild/core';

/** Returns all files of the examples, by path within the site. */
type SetFiles = () => Promise<ReadonlyMap<string, string>>;

/**
 * Emits the files of the examples. During development, it builds and serves them when an example is run,
 * so that saving a page doesn't rebuild the examples of all pages. `base` begins and ends with a slash.
 */
export function pluginSets(base: string, buildFiles: SetFiles): RsbuildPlugin {
  return {
    name: 'run-examples:sets',
    setup(api) {
      if (api.context.action !== 'build') return serveSets(api, base, buildFiles);
      api.processAssets(
        { stage: 'additional', environments: ['web'] },
        async ({ compilation, sources: { RawSource } }) => {
          // An error thrown here could leave callers waiting for this compilation forever.
          const files = await buildFiles().catch((error: Error) => {
            compilation.errors.push(error as InstanceType<typeof Rspack.WebpackError>);
            return new Map<string, string>();
          });
          for (const [file, content] of files) {
            // Bundles and packages are minified, with the names that appear in messages and snapshots.
            compilation.emitAsset(file, new RawSource(content), { minimized: true });
          }
        },
      );
    },
  };
}

function serveSets(api: RsbuildPluginAPI, base: string, buildFiles: SetFiles): void {
  api.onBeforeStartDevServer(({ server }) => {
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const file = pathname.slice(base.length);
      if (!/^(?:run\/sets\/|run\/packages\.json$|static\/run\/)/.test(file)) return next();
      buildFiles().then((files) => {
        const content = files.get(file);
        if (content === undefined) return next();
        const type = file.endsWith('.json') ? 'application/json' : 'text/javascript';
        response.setHeader('Content-Type', `${type}; charset=utf-8`);
        response.end(content);
      }, next);
    });
  });
}
