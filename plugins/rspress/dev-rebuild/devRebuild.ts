import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { assertInternal, rspressInternal } from 'static-pages/build';
import { checkEntries } from '../../../content/navigation/checkNavigation.ts';
import { readPages } from '../../../content/readPages.ts';
import { SiteDataCache } from './siteDataCache.ts';

const NAME = 'dev-rebuild';
const LOADER = fileURLToPath(new URL('./siteDataLoader.mjs', import.meta.url));

const SITE_DATA_FILE = /virtual-site-data\.js$/;
const SITE_DATA = rspressInternal(
  'a module virtual-site-data.js with the sidebars',
  'dist/node/runtimeModule/siteData',
  'plugins/rspress/dev-rebuild/devRebuild.ts',
);

/**
 * Delay in milliseconds. Many editors truncate a file before they write it, and Rsbuild would compile
 * on the first of the two events, so most saves would be compiled twice, first with an empty page.
 */
const SETTLE_TIME = 25;

/** In `npm run dev`: compiles a saved page only once, without reading all other pages. */
export function devRebuild(): RspressPlugin {
  let docs = '';
  const cache = new SiteDataCache(() => {
    const root = path.dirname(docs);
    return checkEntries(root, readPages(root, { docs })).length === 0;
  });
  return {
    name: NAME,
    config(config) {
      docs = path.resolve(config.root ?? 'docs');
      return config;
    },
    routeGenerated(routes) {
      cache.pages = routes.map(({ absolutePath }) => absolutePath);
    },
    builderConfig: { plugins: [cacheSiteData(cache)] },
  };
}

function cacheSiteData(cache: SiteDataCache): RsbuildPlugin {
  return {
    name: NAME,
    apply: 'serve',
    setup(api) {
      api.modifyRspackConfig((config, { addRules }) => {
        config.watchOptions = { ...config.watchOptions, aggregateTimeout: SETTLE_TIME };
        addRules({
          test: SITE_DATA_FILE,
          // Its pitch runs before Rspress' own loader.
          enforce: 'post',
          loader: LOADER,
          options: { cache },
        });
      });
      api.onAfterDevCompile(({ isFirstCompile, stats }) => {
        if (!isFirstCompile || stats.hasErrors()) return;
        // The loader doesn't run if the bundler's persistent cache has the module.
        assertInternal(
          modulesOf(stats).some((name) => SITE_DATA_FILE.test(name)),
          SITE_DATA,
        );
      });
    },
  };
}

function modulesOf(stats: Rspack.Stats | Rspack.MultiStats): string[] {
  const all = 'stats' in stats ? stats.stats : [stats];
  return all.flatMap(({ compilation }) => [...compilation.modules].map((one) => one.identifier()));
}
