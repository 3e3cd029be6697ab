import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { NAVIGATION_TIMING, ROOT_ID } from '../settings.ts';
import { browserSiteData } from './browserSiteData.ts';
import { assertInternal, rspressInternal, transformVirtualModule } from './internals.ts';

export interface StaticPagesOptions {
  /** The module that browsers load; by default the theme's `index.tsx` (`@theme`). */
  theme?: string;
  /** The module that renders the static parts; by default `parts.tsx` in the theme's folder. */
  parts?: string;
}

const NAME = 'static-pages';
const USED_BY = 'packages/static-pages/src/build/pluginStaticPages.ts';
const SOURCE = 'dist/node/initRsbuild.js';
const ROUTER = 'react-router-dom';
const THEME_ENTRY = rspressInternal('@theme among source.preEntry', SOURCE, USED_BY);
const ENVIRONMENTS = rspressInternal('the environments web and node', SOURCE, USED_BY);
const SITE_DATA = rspressInternal(
  'a module virtual-site-data for browsers',
  'dist/node/runtimeModule/siteData',
  USED_BY,
);
const ROOT_ELEMENT = rspressInternal(`an element with the ID ${ROOT_ID}`, 'index.html', USED_BY);
const ROUTER_ALIAS = rspressInternal(
  `an alias for ${ROUTER} in every environment`,
  'dist/node/utils/reactAlias.js',
  USED_BY,
);

const sourceFile = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/**
 * Lets browsers keep the HTML of a page's static parts instead of loading the content again as JavaScript.
 * Replaces Rspress' entries, whose client bundle has a table of all routes, all sidebars, and a module per
 * page. Throws if the theme has no `parts.tsx`, or if Rspress has changed details that this relies on.
 */
export function pluginStaticPages(options: StaticPagesOptions = {}): RspressPlugin {
  const { theme } = options;
  const modules = { theme: theme === undefined ? '@theme' : path.resolve(theme), parts: '' };
  return {
    name: NAME,
    config(config) {
      modules.parts = partsOf(config, options);
      return {
        ...config,
        markdown: {
          ...config.markdown,
          // Only one compilation contains Markdown; entries for a second one would never be freed.
          crossCompilerCache: false,
        },
      };
    },
    builderConfig: { plugins: [replaceEntries(modules), oneScript()] },
    async afterBuild(config, isProduction) {
      if (!isProduction) return;
      const home = path.join(config.outDir ?? 'doc_build', 'index.html');
      assertInternal((await readFile(home, 'utf8')).includes(ROOT_ID), ROOT_ELEMENT);
    },
  };
}

/** The path of the module that exports the parts. Throws if there's no such file. */
function partsOf({ themeDir = 'theme' }: UserConfig, { parts }: StaticPagesOptions): string {
  const file = parts ?? path.resolve(themeDir, 'parts.tsx');
  if (!existsSync(file)) {
    throw new Error(`${file} doesn't exist: pluginStaticPages renders pages with what it exports`);
  }
  return path.resolve(file);
}

/**
 * Makes one script of a page's first load. React as a second script would make the two together a
 * kilobyte larger, and neither changes when a page does.
 */
function oneScript(): RsbuildPlugin {
  return {
    name: 'one-script',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          splitChunks: { chunks: 'async' },
          output: { minify: { jsOptions: { minimizerOptions: MINIFY } } },
          tools: { rspack: { output: { chunkLoadTimeout: NAVIGATION_TIMING.loadDeadline } } },
        }),
      );
      // The script has a table of the other chunks, which is half as large without a hash for each chunk.
      // The script has to change with any of the chunks anyway.
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

/** Inlining repeated calls makes the code smaller, but the compressed code larger. */
const MINIFY = {
  compress: { passes: 2, ecma: 2020, toplevel: true, inline: 0, reduce_funcs: false },
  mangle: { toplevel: true },
} as const;

/** Replaces Rspress' entries and router, and lets the entries import the theme and its parts. */
function replaceEntries(modules: Readonly<Record<'theme' | 'parts', string>>): RsbuildPlugin {
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
        // Only pages are compiled on demand: with an empty cache, a part of the theme that's compiled on
        // demand would reload the page.
        config.dev = { ...config.dev, lazyCompilation: { imports: true, test: /\.mdx?$/ } };
        const environments = Object.keys(config.environments ?? {});
        const hasBoth = environments.includes('web') && (!isBuild || environments.includes('node'));
        assertInternal(hasBoth, ENVIRONMENTS);
      });
      api.modifyEnvironmentConfig((config, { name }) => {
        const entry = isBuild ? 'entries/client.tsx' : 'entries/dev.tsx';
        if (name === 'web') config.source.entry = { index: sourceFile(entry) };
        if (name === 'node') config.source.entry = { index: sourceFile('entries/server.tsx') };
      });
      // React Router would be a tenth of a page's JavaScript, and Rspress uses only its location and
      // history. Rspress sets the alias per environment, after the configuration.
      api.modifyBundlerChain((chain) => {
        assertInternal(chain.resolve.alias.has(ROUTER), ROUTER_ALIAS);
        chain.resolve.alias
          .set(ROUTER, sourceFile('router/router.tsx'))
          .set('static-pages-theme', modules.theme)
          .set('static-pages-parts', modules.parts);
      });
      // Most exports of a theme are optional, so a missing one isn't an error.
      api.modifyRspackConfig((_config, { addRules }) => {
        addRules({ include: sourceFile('entries'), parser: { exportsPresence: false } });
      });
      transformVirtualModule(api, 'virtual-site-data', SITE_DATA, browserSiteData);
    },
  };
}
