import type { RsbuildPlugin } from '@rsbuild/core';
import type { IndexFile } from 'site-search/build';
import { INDEXES } from '../../../theme/settings/search.ts';

/**
 * Lets the development server answer requests for the search index. `makeFiles` is called for the
 * first request, and again for the first one after a compilation: a page may have been saved.
 */
export function serveIndex(makeFiles: () => readonly IndexFile[]): RsbuildPlugin {
  let files: ReadonlyMap<string, string> | undefined;
  return {
    name: 'serve-index',
    apply: 'serve',
    setup(api) {
      api.onAfterDevCompile(() => {
        files = undefined;
      });
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use(({ url = '' }, response, next) => {
          const name = nameOf(url);
          if (name === undefined) return next();
          files ??= new Map(makeFiles().map((file) => [file.name, file.content]));
          const content = files.get(name);
          response.statusCode = content === undefined ? 404 : 200;
          response.setHeader('Content-Type', 'application/json');
          // The names of files with new content differ, except for the manifest.
          response.setHeader('Cache-Control', 'no-cache');
          response.end(content);
        });
      });
    },
  };
}

/** The file of an index that a URL is for, with or without the base path: `search/en/manifest.json`. */
function nameOf(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  const at = path.indexOf(`/${INDEXES}/`);
  return at >= 0 && path.endsWith('.json') ? path.slice(at + 1) : undefined;
}
