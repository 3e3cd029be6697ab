import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { outputFolder } from '../../../content/outputFolder.ts';
import { ROOT_ID } from '../../../theme/settings/rootElement.ts';
import { assertInternal, rspressInternal } from '../internals.ts';
import { transformVirtualModule } from '../virtualModules.ts';
import { browserSiteData } from './browserSiteData.ts';

const NAME = 'theme-entries';
const USED_BY = 'plugins/rspress/theme-entries/themeEntries.ts';
const SOURCE = 'dist/node/initRsbuild.js';
const THEME_ENTRY = rspressInternal('@theme among source.preEntry', SOURCE, USED_BY);
const ENVIRONMENTS = rspressInternal('the environments web and node', SOURCE, USED_BY);
const SITE_DATA = rspressInternal(
  'a module virtual-site-data for browsers',
  'dist/node/runtimeModule/siteData',
  USED_BY,
);
const ROOT_ELEMENT = rspressInternal(`an element with the ID ${ROOT_ID}`, 'index.html', USED_BY);
const entry = (name: string) => fileURLToPath(new URL(`../../../app/${name}`, import.meta.url));

/**
 * Replaces Rspress' entries with those in `app`. Rspress' client bundle has a table of all
 * routes, all sidebars, and a module per page; here, browsers get pages as prerendered HTML. See
 * decisions/light-pages.md.
 */
export function themeEntries(): RspressPlugin {
  return {
    name: NAME,
    config: (config) => ({
      ...config,
      markdown: {
        ...config.markdown,
        // Only one compilation contains Markdown; entries for a second one would never be freed.
        crossCompilerCache: false,
      },
    }),
    builderConfig: { plugins: [entries(), oneScript()] },
    async afterBuild(config, isProduction) {
      if (!isProduction) return;
      const home = await readFile(path.join(outputFolder(config), 'index.html'), 'utf8');
      assertInternal(home.includes(ROOT_ID), ROOT_ELEMENT);
    },
  };
}

/**
 * A page's first load is one script. Split from React, the two together are a kilobyte larger, and
 * neither changes when a page does.
 */
function oneScript(): RsbuildPlugin {
  return {
    name: 'one-script',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          splitChunks: { chunks: 'async' },
          output: { minify: { jsOptions: { minimizerOptions: MINIFY } } },
        }),
      );
      // The script has a table of the other chunks: without a hash for each, half of it. It would change
      // with any of them anyway.
      api.modifyRspackConfig((config, { environment, isProd }) => {
        if (environment.name !== 'web' || !isProd) return;
        config.output = { ...config.output, chunkFilename: 'static/js/[name].[fullhash].js' };
      });
      // Names of chunks can contain folders, which Rspress doesn't create where it renders the pages.
      api.modifyRspackConfig((config, { environment }) => {
        if (environment.name !== 'node') return;
        const chunkFilename = String(config.output?.chunkFilename).replace('[name]', '[chunkhash]');
        config.output = { ...config.output, chunkFilename };
      });
    },
  };
}

/** Calls that are inlined repeatedly are smaller as code, but larger once they're compressed. */
const MINIFY = {
  compress: { passes: 2, ecma: 2020, toplevel: true, inline: 0, reduce_funcs: false },
  mangle: { toplevel: true },
} as const;

function entries(): RsbuildPlugin {
  return {
    name: NAME,
    setup(api) {
      const isBuild = api.context.action === 'build';
      api.modifyRsbuildConfig((config) => {
        // The entries import what they need from the theme.
        const entries = [config.source?.preEntry ?? []].flat();
        assertInternal(entries.includes('@theme'), THEME_ENTRY);
        const preEntry = entries.filter((entry) => entry !== '@theme');
        config.source = { ...config.source, preEntry };
        const environments = Object.keys(config.environments ?? {});
        const hasBoth = environments.includes('web') && (!isBuild || environments.includes('node'));
        assertInternal(hasBoth, ENVIRONMENTS);
      });
      api.modifyEnvironmentConfig((config, { name }) => {
        if (name === 'web')
          config.source.entry = { index: entry(isBuild ? 'client.tsx' : 'dev.tsx') };
        if (name === 'node') config.source.entry = { index: entry('server.tsx') };
      });
      transformVirtualModule(api, 'virtual-site-data', SITE_DATA, browserSiteData);
    },
  };
}
