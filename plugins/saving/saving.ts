import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { SiteDataKeeper } from './siteDataKeeper.ts';

const NAME = 'saving';
const LOADER = fileURLToPath(new URL('./keepSiteData.mjs', import.meta.url));

/**
 * Many editors empty a file before they write it. Rsbuild compiles at the first of the two events,
 * and so most saves twice, the first time with an empty page. Milliseconds.
 */
const WHOLE_AFTER = 25;

/** While developing: has a saved page compiled once, and not read all others for it. */
export function saving(): RspressPlugin {
  const keeper = new SiteDataKeeper();
  return {
    name: NAME,
    routeGenerated(routes) {
      keeper.pages = routes.map(({ absolutePath }) => absolutePath);
    },
    builderConfig: { plugins: [compileOnce(keeper)] },
  };
}

function compileOnce(keeper: SiteDataKeeper): RsbuildPlugin {
  return {
    name: NAME,
    apply: 'serve',
    setup(api) {
      api.modifyRspackConfig((config, { addRules }) => {
        config.watchOptions = { ...config.watchOptions, aggregateTimeout: WHOLE_AFTER };
        addRules({
          test: /virtual-site-data\.js$/,
          // Its pitch comes before Rspress' own loader.
          enforce: 'post',
          loader: LOADER,
          options: { keeper },
        });
      });
    },
  };
}
