import type { RsbuildPlugin } from '@rsbuild/core';
import { className } from './className.ts';

/**
 * Leaves Rspress' own stylesheet out. The theme has its own base, in cascade layers, which
 * unlayered styles would win against.
 */
export function ownStyles(): RsbuildPlugin {
  return {
    name: 'own-styles',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) => {
        const entries = [config.source?.preEntry ?? []].flat();
        config.source = {
          ...config.source,
          preEntry: entries.filter((entry) => !/theme[\\/]styles[\\/]index\.js$/.test(entry)),
        };
        // One stylesheet for all; the class names in it go with the parts that use them.
        const { cacheGroups = {}, ...splitChunks } = config.splitChunks || {};
        const styles = { ...cacheGroups.styles, test: undefined, type: 'css/mini-extract' };
        config.splitChunks = { ...splitChunks, cacheGroups: { ...cacheGroups, styles } };
        return mergeRsbuildConfig(config, { tools: { cssLoader: { modules: { getLocalIdent } } } });
      });
    },
  };
}

function getLocalIdent(context: { resourcePath: string }, _pattern: string, name: string): string {
  return className(context.resourcePath, name);
}
