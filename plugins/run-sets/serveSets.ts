import type { RsbuildPlugin } from '@rsbuild/core';

/** All files of the examples, by path within the site. */
export type SiteSets = () => Promise<ReadonlyMap<string, string>>;

/**
 * While developing: makes the examples when a reader runs one, so that nobody who saves a page waits
 * for those of all pages. `base` begins and ends with a slash.
 */
export function serveSets(base: string, files: SiteSets): RsbuildPlugin {
  return {
    name: 'serve-run-sets',
    apply: 'serve',
    setup(api) {
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          const file = pathname.slice(base.length);
          if (!/^(?:run\/sets|static\/run)\//.test(file)) return next();
          files().then((all) => {
            const content = all.get(file);
            if (content === undefined) return next();
            const type = file.endsWith('.json') ? 'application/json' : 'text/javascript';
            response.setHeader('Content-Type', `${type}; charset=utf-8`);
            response.end(content);
          }, next);
        });
      });
    },
  };
}
