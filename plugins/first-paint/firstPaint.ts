import type { RspressPlugin, UserConfig } from '@rspress/core';
import { isSwitchable } from '../../theme/appearance/appearance.ts';
import { missingTwins } from './missingTwins.ts';
import { firstPaintScript } from './script.ts';

/** Puts the first-paint script at the head of every page, in place of Rspress' own two. */
export function firstPaint(): RspressPlugin {
  let routePaths: string[] = [];
  return {
    name: 'first-paint',
    routeGenerated(routes) {
      routePaths = routes.map(({ routePath }) => routePath);
    },
    config(config) {
      const options = optionsOf(config);
      // The tags are asked for after the routes are known.
      const script = () => ({
        tag: 'script',
        children: firstPaintScript({
          ...options,
          missing: missingTwins(routePaths, options.rules),
        }),
        append: false,
      });
      const builderConfig = config.builderConfig ?? {};
      return {
        ...config,
        builderConfig: {
          ...builderConfig,
          html: {
            ...builderConfig.html,
            // Rspress' scripts read blocked storage unguarded and forget the hash: ours does
            // both of their tasks.
            tags: (tags) => [
              script(),
              ...tags.filter(({ tag, attrs }) => tag !== 'script' || attrs?.src),
            ],
          },
        },
      };
    },
  };
}

function optionsOf(config: UserConfig) {
  const locales = config.themeConfig?.locales ?? config.locales ?? [];
  return {
    base: `/${config.base ?? ''}/`.replace(/\/+/g, '/'),
    rules: {
      languages: locales.map(({ lang }) => lang),
      defaultLanguage: config.lang ?? 'en',
      versions: config.multiVersion?.versions ?? [],
      defaultVersion: config.multiVersion?.default ?? '',
    },
    switchable: isSwitchable(config.themeConfig?.darkMode),
  };
}
