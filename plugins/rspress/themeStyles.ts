import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { assertInternal, rspressInternal } from 'static-pages/build';

const USED_BY = 'plugins/rspress/themeStyles.ts';
const SOURCE = 'dist/node/initRsbuild.js';
const PRE_ENTRY = rspressInternal(
  'its stylesheet, theme/styles/index.js, among source.preEntry',
  SOURCE,
  USED_BY,
);
const STYLES_GROUP = rspressInternal(
  'a cache group `styles` in splitChunks that collects all CSS',
  SOURCE,
  USED_BY,
);

/**
 * Removes Rspress' stylesheet: the theme has its own base styles in cascade layers, and unlayered styles
 * would override them. CSS modules go into one stylesheet per chunk group. Their class names are readable,
 * and they're exported one by one, so that bundles contain only those that are used.
 */
export function themeStyles(): RsbuildPlugin {
  return {
    name: 'theme-styles',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) => {
        const entries = [config.source?.preEntry ?? []].flat();
        const preEntry = entries.filter((entry) => !/theme[\\/]styles[\\/]index\.js$/.test(entry));
        assertInternal(preEntry.length === entries.length - 1, PRE_ENTRY);
        config.source = { ...config.source, preEntry };
        const { cacheGroups = {}, ...splitChunks } = config.splitChunks || {};
        assertInternal(typeof cacheGroups.styles === 'object', STYLES_GROUP);
        // Rspress selects modules with a test and so adds the CSS of lazy chunks to the stylesheet that
        // all pages load. Selected by type, that CSS stays with its chunk.
        const styles = { ...cacheGroups.styles, test: undefined, type: 'css/mini-extract' };
        config.splitChunks = { ...splitChunks, cacheGroups: { ...cacheGroups, styles } };
        return mergeRsbuildConfig(config, {
          output: { cssModules: { namedExport: true } },
          tools: { cssLoader: { modules: { getLocalIdent } } },
        });
      });
    },
  };
}

/**
 * The class name for `.title` in `Nav.module.css`: `Nav-title`. A hash would be unreadable and
 * compress badly. Requires unique file names of stylesheets.
 */
function getLocalIdent(context: { resourcePath: string }, _pattern: string, name: string): string {
  return `${path.basename(context.resourcePath, '.module.css')}-${name}`;
}
