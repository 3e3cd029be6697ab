import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RouteMeta, RspressPlugin } from '@rspress/core';
import { hasOwnCode } from './hasOwnCode.ts';
import { withoutSidebars } from './withoutSidebars.ts';

const NAME = 'own-entries';
const entry = (name: string) =>
  fileURLToPath(new URL(`../../theme/entry/${name}`, import.meta.url));

/**
 * Starts the theme from its own entries (`theme/entry`), where Rspress' would bring a table of all
 * routes, all sidebars and each page's module to browsers: there, a page is the HTML that the build
 * has rendered of it. See decisions/light-pages.md.
 */
export function ownEntries(): RspressPlugin {
  let routes: readonly RouteMeta[] = [];
  return {
    name: NAME,
    config: (config) => ({
      ...config,
      // Only one compilation has Markdown in it: what is kept for a second one would stay for good.
      markdown: { ...config.markdown, crossCompilerCache: false },
    }),
    routeGenerated(all) {
      routes = all;
    },
    addRuntimeModules: async (_config, isProd) => ({
      'virtual-live-pages': isProd ? await livePages(routes) : 'export default {};',
    }),
    builderConfig: { plugins: [entries()] },
  };
}

function entries(): RsbuildPlugin {
  return {
    name: NAME,
    setup(api) {
      const isBuild = api.context.action === 'build';
      api.modifyRsbuildConfig((config) => {
        // An entry imports what it needs of the theme; the rest stays out.
        const before = [config.source?.preEntry ?? []].flat();
        config.source = { ...config.source, preEntry: before.filter((one) => one !== '@theme') };
      });
      api.modifyEnvironmentConfig((config, { name }) => {
        if (name === 'web')
          config.source.entry = { index: entry(isBuild ? 'client.tsx' : 'dev.tsx') };
        if (name === 'node') config.source.entry = { index: entry('server.tsx') };
      });
      if (!isBuild) return;
      api.transform(
        { test: /virtual-site-data/, environments: ['web'], enforce: 'post' },
        ({ code }) => withoutSidebars(code),
      );
    },
  };
}

/** Pages with code of their own, each with what loads it. */
async function livePages(routes: readonly RouteMeta[]): Promise<string> {
  const sources = await Promise.all(
    routes.map(({ absolutePath }) => readFile(absolutePath, 'utf8')),
  );
  const loaders = routes
    .filter((_, index) => hasOwnCode(sources[index] ?? ''))
    .map(({ routePath, absolutePath }) => {
      const [path, module] = [JSON.stringify(routePath), JSON.stringify(absolutePath)];
      return `  ${path}: () => import(${module}),`;
    });
  return ['export default {', ...loaders, '};'].join('\n');
}
